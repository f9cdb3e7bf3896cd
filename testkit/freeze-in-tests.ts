import { setFreezing } from '@cifra/kernel';

setFreezing(true);
