import { drawnRow } from '@cifra/kit/drawing';

export const picture = drawnRow([
  { mark: 'moon', value: 2 },
  { mark: 'leaf', value: 5 },
  { mark: 'sun', value: null },
  { mark: 'moon', value: 9 },
]);
