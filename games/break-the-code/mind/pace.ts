/**
 * How many turns a player still needs, by what it does not know yet: for every half bit the chances to guess right
 * on the first turn from now, the second, and so on. Measured over 69,000 lone games that asked by expected turns
 * while somebody else took a card at random each turn.
 */
const MEASURED: readonly (readonly number[])[] = [
  [1],
  [0.76, 0.24],
  [0.514, 0.486],
  [0.356, 0.325, 0.319],
  [0.091, 0.659, 0.166, 0.083, 0.001],
  [0.012, 0.646, 0.27, 0.06, 0.011, 0.001],
  [0.006, 0.565, 0.309, 0.095, 0.021, 0.004],
  [0, 0.455, 0.387, 0.129, 0.025, 0.004],
  [0, 0.341, 0.433, 0.175, 0.043, 0.006, 0.002],
  [0, 0.247, 0.467, 0.218, 0.054, 0.011, 0.003],
  [0, 0.177, 0.477, 0.248, 0.077, 0.017, 0.004],
  [0, 0.129, 0.467, 0.286, 0.088, 0.025, 0.005],
  [0, 0.098, 0.477, 0.301, 0.095, 0.024, 0.005],
  [0, 0.057, 0.488, 0.322, 0.107, 0.023, 0.003],
  [0, 0.032, 0.435, 0.357, 0.136, 0.033, 0.007],
  [0, 0.016, 0.354, 0.394, 0.179, 0.045, 0.012],
  [0, 0.011, 0.279, 0.417, 0.217, 0.062, 0.014],
  [0, 0.004, 0.227, 0.424, 0.253, 0.07, 0.022],
  [0, 0.003, 0.16, 0.436, 0.292, 0.08, 0.029],
  [0, 0.002, 0.124, 0.397, 0.318, 0.115, 0.044],
  [0, 0.001, 0.1, 0.394, 0.349, 0.116, 0.04],
  [0, 0.001, 0.07, 0.38, 0.366, 0.143, 0.04],
  [0, 0.001, 0.053, 0.415, 0.346, 0.14, 0.037, 0.008],
  [0, 0.001, 0.039, 0.364, 0.371, 0.172, 0.044, 0.009],
];

/** Turns that are told apart; what takes longer counts as the last. */
export const TURNS = 10;
/** The fineness of the table below, in steps a bit. */
export const STEPS = 10;
const MAX_BITS = 11.5;
export const BINS = MAX_BITS * STEPS + 1;

function chance(half: number, turn: number): number {
  return MEASURED[Math.min(half, MEASURED.length - 1)]?.[turn] ?? 0;
}

/** By tenth of a bit and turn, from the measured ones by straight lines: `PACE[bin * TURNS + turn]`. */
export const PACE: Float64Array = Float64Array.from({ length: BINS * TURNS }, (_, at) => {
  const [half, turn] = [(2 * Math.floor(at / TURNS)) / STEPS, at % TURNS];
  const low = Math.floor(half);
  return chance(low, turn) * (1 - (half - low)) + chance(low + 1, turn) * (half - low);
});

export function binOf(bits: number): number {
  const bin = Math.round(bits * STEPS);
  return bin < 0 ? 0 : bin >= BINS ? BINS - 1 : bin;
}

/**
 * What each degree of not knowing is worth when it stands at the `turn`-th turn from now, if being right at each turn
 * is worth this much.
 */
export function valueByBits(worth: Float64Array, turn: number): Float64Array {
  return Float64Array.from({ length: BINS }, (_, bin) => {
    let value = 0;
    for (let at = 0; at < TURNS; at++)
      value += (PACE[bin * TURNS + at] ?? 0) * (worth[Math.min(TURNS - 1, turn + at)] ?? 0);
    return value;
  });
}
