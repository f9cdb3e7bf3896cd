export const GAME_IDS = ['break-the-code', 'coda', 'decrypto', 'qwinto'] as const;
export type GameId = (typeof GAME_IDS)[number];
