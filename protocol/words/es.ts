import type { en } from './en.ts';

/** Why a connection ended, in Spanish. */
export const es: typeof en = {
  'bad-message': 'La página ha enviado algo que el servidor no entiende. Vuelve a cargarla.',
  'no-such-room': 'Esa sala no existe. Revisa el enlace o abre una sala tuya.',
  'too-fast': 'Demasiado de una vez. Espera un momento y podrás volver a entrar.',
  'too-slow': 'Tu conexión no daba abasto. Lo estamos intentando de nuevo.',
  'other-protocol': 'Cifra se ha actualizado. Vuelve a cargar la página para seguir.',
  'seat-moved': 'Tu asiento ha pasado a otro dispositivo. Desde aquí puedes mirar.',
  stopping: 'El servidor se está reiniciando. Tu partida sigue enseguida.',
  'not-allowed': 'Esta sala no se puede abrir desde aquí.',
};
