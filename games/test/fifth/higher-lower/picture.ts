import { drawnRow } from '@cifra/kit/drawing';

export const picture = drawnRow([
  { mark: 'moon', value: null },
  { mark: 'sun', value: null },
]);
