import { drawnRow } from '@cifra/kit/drawing';

export const picture = drawnRow([
  { mark: 'moon', value: null },
  { mark: 'sun', value: 4 },
  { mark: 'moon', value: 7 },
  { mark: 'sun', value: null },
]);
