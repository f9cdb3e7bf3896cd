const DEFAULTS = {
  /** Where the checkpoint is kept. */
  file: '/tmp/qwinto-net.bin',
  seed: 1,
  games: 150_000,
  /** Games between two rounds of study, and the mini-batches of a round. */
  round: 400,
  steps: 1500,
  /** Positions kept, and how many there must be before study begins. */
  replay: 500_000,
  warm: 15_000,
  rate: 0.001,
  lambda: 0.9,
  /** Exploration in points. */
  noise: 1.5,
  /** The share of the games with others in which all but one play by the simple heuristic. */
  guests: 0,
};
type TrainingSettings = typeof DEFAULTS;

/** `--name=value` for any of them. */
export function readSettings(words: readonly string[]): TrainingSettings {
  const settings: { [name: string]: string | number } = { ...DEFAULTS };
  for (const word of words) {
    const [, name, value] = /^--(\w+)=(.+)$/.exec(word) ?? [];
    if (name === undefined || value === undefined || !(name in DEFAULTS))
      throw new Error(`Not a setting: ${word}. There are: ${Object.keys(DEFAULTS).join(', ')}`);
    settings[name] = name === 'file' ? value : Number(value);
  }
  return settings as TrainingSettings;
}
