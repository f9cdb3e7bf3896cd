const DIGITS = 16;

/** A commitment as people compare it, aloud or at a glance: four groups of four digits. */
export function shortPromise(commitment: string): string {
  const digits = (BigInt(`0x${commitment.slice(0, 16)}`) % 10n ** BigInt(DIGITS)).toString().padStart(DIGITS, '0');
  return (digits.match(/\d{4}/g) ?? []).join(' ');
}
