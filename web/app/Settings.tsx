import { LANGUAGES } from '@cifra/kernel';
import {
  chooseLanguage,
  chooseTheme,
  Dialog,
  HELP_LEVELS,
  language,
  playSound,
  Segments,
  sounds,
  THEMES,
  theme,
} from '@cifra/kit';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { help, notices, type Switch, vibration } from '../browser/preferences.ts';
import { roomOrder } from '../connection/room-order.ts';
import { Nickname } from '../table/people/Nickname.tsx';
import { words } from '../words/index.ts';
import { DeviceSettings } from './DeviceSettings.tsx';

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
      <Setting label={label}>
        <Segments
          label={label}
          value={language.value}
          choices={LANGUAGES.map((one) => ({ value: one, text: <span lang={one}>{NAMES[one]}</span> }))}
          onChoose={chooseLanguage}
        />
      </Setting>
      <Setting label={looks.title}>
        <Segments
          label={looks.title}
          value={theme.value}
          choices={THEMES.map((one) => ({ value: one, text: looks[one] }))}
          onChoose={chooseTheme}
        />
      </Setting>
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
      {isOpen && <DeviceSettings />}
    </Dialog>
  );
}

/** The group says its name itself; what is seen above it is for the eye. */
function Setting({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="setting">
      <p aria-hidden="true">{label}</p>
      {children}
    </div>
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
