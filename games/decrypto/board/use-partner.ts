import type { Language, Seat } from '@cifra/kernel';
import { type BoardProps, say } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Decrypto, Team } from '../rules/table.ts';

/** What a bot beside me says about the clues of a half. */
export type Partner = {
  readonly seat: Seat;
  /** Null until it has spoken. */
  readonly said: string | null;
  /** Asks it now; null where it was asked already, or cannot be. */
  readonly ask: (() => void) | null;
};

type Asked = {
  /** The bot; null where nobody beside me is one. */
  readonly seat: Seat | null;
  readonly round: number;
  readonly team: Team;
  /** It speaks by itself: the people of the team had their time (D21). */
  readonly isTime: boolean;
};

export function usePartner(
  { consult, language, isLive }: Pick<BoardProps<Decrypto>, 'consult' | 'language' | 'isLive'>,
  { seat, round, team, isTime }: Asked,
): Partner | null {
  const said = useSignal<string | null>(null);
  const isAsked = useSignal(false);
  const canAsk = isLive && consult !== undefined && seat !== null;
  const isGone = useRef(false);
  const askedIn = useRef<Language | null>(null);
  const ask = () => {
    if (!canAsk) return;
    isAsked.value = true;
    askedIn.current = language;
    void consult(seat, { round, team }).then((sentence) => {
      // Where the half went on meanwhile, nobody waits for it any more.
      if (isGone.current) return;
      said.value = sentence;
      if (sentence !== null) say(sentence);
    });
  };
  useEffect(() => {
    if (isTime && !isAsked.value) ask();
  }, [isTime]);
  // What was said in another language is said anew.
  useEffect(() => {
    if (isAsked.value && askedIn.current !== language) ask();
  }, [language]);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );
  return canAsk ? { seat, said: said.value, ask: isAsked.value ? null : ask } : null;
}
