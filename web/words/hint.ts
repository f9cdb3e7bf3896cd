import { language } from '@cifra/kit';
import { computed } from '@preact/signals';

const en = {
  title: 'Hint',
  ask: 'Ask for a hint',
  askHelp:
    'What is certain, what is possible, what tells most, from your seat alone. Everybody at the table hears that you asked, and the review says which moves were hinted.',
  notNow: 'Hint: when it is your turn',
  counting: 'Counting what is possible …',
  nothing: 'There is nothing to count here yet.',
  failed: 'The hint could not be made. Your own move is as good as ever.',
  key: 'ask for a hint',
  option: 'Players may ask for hints',
  optionHelp: 'Everybody hears who asks. With bots alone you always may.',
};

const es: typeof en = {
  title: 'Consejo',
  ask: 'Pedir consejo',
  askHelp:
    'Qué es seguro, qué es posible, qué dice más: solo desde tu sitio. Toda la mesa se entera de que lo pides, y la revisión dice qué jugadas fueron con consejo.',
  notNow: 'Consejo: cuando sea tu turno',
  counting: 'Contando lo que es posible…',
  nothing: 'Aquí aún no hay nada que contar.',
  failed: 'No se ha podido dar consejo. Tu jugada vale lo mismo.',
  key: 'pedir consejo',
  option: 'Se puede pedir consejo',
  optionHelp: 'Todos se enteran de quién lo pide. A solas con bots siempre se puede.',
};

/** What a table says of hints; it comes with the table. */
export const hintWords = computed(() => (language.value === 'es' ? es : en));
