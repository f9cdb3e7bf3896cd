import { language } from '@cifra/kit';
import { computed } from '@preact/signals';
import { en, type ReviewWords } from './en.ts';
import { es } from './es.ts';

/** Both languages come with the page of a review, which is fetched when somebody opens one. */
export const reviewWords = computed<ReviewWords>(() => (language.value === 'es' ? es : en));
