import { LANGUAGES } from '@cifra/kernel';
import { chooseLanguage, chooseTheme, Dialog, language, THEMES, theme } from '@cifra/kit';
import { words } from '../words/index.ts';

const NAMES = { en: 'English', es: 'Español' } as const;

/** Language and theme, in reach everywhere. */
export function Settings({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { settingsTitle, close, language: label, theme: looks } = words.value;
  return (
    <Dialog title={settingsTitle} isOpen={isOpen} onClose={onClose} closeLabel={close} isSheet>
      <fieldset class="choices">
        <legend>{label}</legend>
        {LANGUAGES.map((one) => (
          <label key={one} lang={one}>
            <input type="radio" name="language" checked={language.value === one} onChange={() => chooseLanguage(one)} />
            {NAMES[one]}
          </label>
        ))}
      </fieldset>
      <fieldset class="choices">
        <legend>{looks.title}</legend>
        {THEMES.map((one) => (
          <label key={one}>
            <input type="radio" name="theme" checked={theme.value === one} onChange={() => chooseTheme(one)} />
            {looks[one]}
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
