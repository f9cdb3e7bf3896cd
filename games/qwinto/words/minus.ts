/** A number as print has it: with a minus and not a hyphen. */
export const withMinus = (number: number): string => (number < 0 ? `−${-number}` : String(number));
