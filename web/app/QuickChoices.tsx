import { chooseLanguage, chooseTheme, Icon, language, THEMES, theme } from '@cifra/kit';
import { words } from '../words/index.ts';

/** Language and theme in reach, one tap each. */
export function QuickChoices() {
  const { quick, theme: looks } = words.value;
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? 'system';
  const other = language.value === 'es' ? 'en' : 'es';
  return (
    <span class="quick">
      <button type="button" class="button quiet" lang={other} onClick={() => chooseLanguage(other)}>
        <span aria-hidden="true">{other.toUpperCase()}</span>
        <span class="visually-hidden">{other === 'es' ? 'Español' : 'English'}</span>
      </button>
      <button
        type="button"
        class="button quiet"
        title={`${looks.title}: ${looks[theme.value]}`}
        aria-label={quick.theme(looks[theme.value], looks[next])}
        onClick={() => chooseTheme(next)}
      >
        <Icon name={theme.value} />
      </button>
    </span>
  );
}
