import { Icon, type IconName } from '../icons/Icon.tsx';

type Props = {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  /** How much is new behind it. */
  readonly count?: number;
  readonly isPressed?: boolean;
};

export function IconButton({ icon, label, onPress, count = 0, isPressed }: Props) {
  return (
    <button
      type="button"
      class="button quiet icon-only"
      aria-label={count > 0 ? `${label} (${count})` : label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon name={icon} />
      {count > 0 && <span class="badge">{count}</span>}
    </button>
  );
}
