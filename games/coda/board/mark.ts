/** Which of the kit's marks a tile of this colour carries. */
export const MARK = { dark: 'moon', light: 'sun' } as const;
