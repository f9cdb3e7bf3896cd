import { LANGUAGES } from '@cifra/kernel';
import {
  chooseLanguage,
  chooseTheme,
  Dialog,
  HELP_LEVELS,
  language,
  playSound,
  sounds,
  THEMES,
  theme,
} from '@cifra/kit';
import { type Signal, useSignal } from '@preact/signals';
import { help, notices, type Switch, vibration } from '../browser/preferences.ts';
import { roomOrder } from '../connection/room-order.ts';
import { Nickname } from '../table/Nickname.tsx';
import { words } from '../words/index.ts';

const NAMES = { en: 'English', es: 'Español' } as const;

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** Everything that a person can choose for this browser; it holds at once. */
export function Settings({ isOpen, onClose }: Props) {
  const { settingsTitle, close, language: label, theme: looks, settings: text } = words.value;
  const isForbidden = useSignal(false);
  /** Without the browser's leave the switch goes back. */
  const askForNotices = async () => {
    isForbidden.value = (await Notification.requestPermission()) !== 'granted';
    if (isForbidden.value) notices.value = 'off';
  };
  // What was told once may be different when somebody looks again.
  const leave = () => {
    isForbidden.value = false;
    onClose();
  };
  return (
    <Dialog title={settingsTitle} isOpen={isOpen} onClose={leave} closeLabel={close} isSheet>
      <Nickname {...(roomOrder.value === null ? {} : { order: roomOrder.value })} />
      <fieldset class="choices across">
        <legend>{label}</legend>
        {LANGUAGES.map((one) => (
          <label key={one} lang={one}>
            <input type="radio" name="language" checked={language.value === one} onChange={() => chooseLanguage(one)} />
            {NAMES[one]}
          </label>
        ))}
      </fieldset>
      <fieldset class="choices across">
        <legend>{looks.title}</legend>
        {THEMES.map((one) => (
          <label key={one}>
            <input type="radio" name="theme" checked={theme.value === one} onChange={() => chooseTheme(one)} />
            {looks[one]}
          </label>
        ))}
      </fieldset>
      <fieldset class="choices">
        <legend>{text.help}</legend>
        {HELP_LEVELS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="help"
              checked={help.value === one}
              onChange={() => {
                help.value = one;
              }}
            />
            {text.helpLevel[one]}
          </label>
        ))}
      </fieldset>
      <fieldset class="choices">
        <legend>{text.myTurn}</legend>
        <Toggle of={sounds} label={text.sounds} onSwitchedOn={() => playSound('turn')} />
        {'vibrate' in navigator && <Toggle of={vibration} label={text.vibration} />}
        {canNotify() && <Toggle of={notices} label={text.notices} onSwitchedOn={() => void askForNotices()} />}
        {isForbidden.value && <p role="alert">{text.noticesForbidden}</p>}
      </fieldset>
    </Dialog>
  );
}

/** Without TLS no browser does, whatever its settings say. */
function canNotify(): boolean {
  return isSecureContext && 'Notification' in window;
}

function Toggle({
  of,
  label,
  onSwitchedOn,
}: {
  readonly of: Signal<Switch>;
  readonly label: string;
  readonly onSwitchedOn?: () => void;
}) {
  return (
    <label>
      <input
        type="checkbox"
        checked={of.value === 'on'}
        onChange={(event) => {
          of.value = event.currentTarget.checked ? 'on' : 'off';
          if (event.currentTarget.checked) onSwitchedOn?.();
        }}
      />
      {label}
    </label>
  );
}
