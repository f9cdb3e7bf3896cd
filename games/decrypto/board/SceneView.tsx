import { type BoardProps, Button, classes, Icon } from '@cifra/kit';
import type { ComponentChildren } from 'preact';
import { type Code, type Decrypto, otherTeam, type Team } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { SeatFace } from './SeatFace.tsx';
import { isAlone, teamOfViewer, untyped } from './situation.ts';
import { revealTold } from './story.ts';
import { usePartner } from './use-partner.ts';
import type { SceneOn } from './use-scene.ts';
import { type Tone, toneOf, verdictOf } from './verdict.ts';

type Props = { readonly board: BoardProps<Decrypto>; readonly scene: SceneOn; readonly words: BoardWords };

/** A half is revealed: the clues, what both sides said, the code digit by digit, and what came of it. */
export function SceneView({ board, scene, words: usual }: Props) {
  const words = untyped(usual, scene.show.isSaid);
  const { view, names, language } = board;
  const { show, state, skip, close } = scene;
  const { team, clues, code, answer, interception, round } = show;
  const mine = teamOfViewer(view);
  const rival = otherTeam(team);
  const verdict = verdictOf(show);
  const told = revealTold(show, { viewer: view.viewer, names, language });
  const called = (one: Team) => {
    if (!show.isAgainstOne) return words.team[one];
    const [alone = 0] = view.table.members[one];
    return isAlone(view.table, one) ? (alone === view.viewer ? words.you : names(alone)) : words.pair;
  };
  const hitTone: Tone = verdict.isIntercepted && mine === team ? 'bad' : toneOf(mine, rival, verdict.isIntercepted);
  const [token] = verdict.gained;
  // Whoever wrote the clues hears from a bot that answered how it took them.
  const readers = view.table.members[team].filter((seat) => seat !== show.encryptor);
  const bot = readers.every((seat) => board.people(seat).kind === 'bot') ? readers[0] : undefined;
  const partner = usePartner(board, {
    seat: view.viewer === show.encryptor ? (bot ?? null) : null,
    round,
    team,
    isTime: true,
  });
  return (
    <>
      {/* Each reveal is a scene of its own: nothing of the last one moves to where this one has it. */}
      <section key={`${round} ${team}`} class="decrypto-work" aria-label={words.revealOf(called(team))}>
        <div class="decrypto-box" data-team={team}>
          <div class="decrypto-screen decrypto-scene" data-done={state.isDone}>
            <ol class="clues">
              {clues.map((clue, at) => (
                <li key={at}>
                  <span class={classes('clue', (clue?.length ?? 0) > 14 && 'is-long')}>{clue ?? words.blank}</span>
                  <Flap digit={at < state.open ? (code[at] ?? null) : null} words={words} />
                </li>
              ))}
            </ol>
            {round > 1 && (
              <Said
                who={called(rival)}
                what={words.intercepts}
                team={rival}
                given={interception}
                code={state.open === code.length ? code : null}
                isShown={state.hasInterception}
                result={
                  state.isDone ? (
                    <Result tone={hitTone} isRight={verdict.isIntercepted} text={words.hit(verdict.isIntercepted)} />
                  ) : null
                }
                words={words}
              />
            )}
            <Said
              who={called(team)}
              what={words.answers}
              team={team}
              given={answer}
              code={state.open === code.length ? code : null}
              isShown={state.hasAnswer}
              result={
                state.isDone ? (
                  <Result
                    tone={toneOf(mine, team, verdict.isDecoded)}
                    isRight={verdict.isDecoded}
                    text={words.answered(verdict.isDecoded)}
                  />
                ) : null
              }
              words={words}
            />
            <div class={classes('verdict', !state.isDone && 'is-later')} aria-hidden={!state.isDone}>
              <span
                class={classes('decrypto-token', token?.kind, token === undefined && 'is-none')}
                data-to={token === undefined ? undefined : token.team === (mine ?? 'white') ? 'first' : 'second'}
              >
                <Icon name={token?.kind === 'miss' ? 'close' : token === undefined ? 'check' : 'target'} />
              </span>
              <div>
                <h2>{told.headline}</h2>
                <p>{told.detail}</p>
                {partner !== null && partner.said !== null && (
                  <p class="partner">
                    <SeatFace seat={partner.seat} person={board.people(partner.seat)} size="22px" />
                    <span>{partner.said}</span>
                  </p>
                )}
              </div>
            </div>
          </div>
        </div>
      </section>
      <div class="decrypto-thumb">
        {state.isDone ? (
          close !== null && (
            <Button kind="primary" isLarge onPress={close}>
              {words.goOn}
            </Button>
          )
        ) : (
          // The stage goes on at its pace: what is skipped is the way to the code, and not the verdict.
          <div onPointerDown={(event) => event.stopPropagation()}>
            <Button isLarge onPress={skip}>
              {words.skip}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** One digit of the code; its back until its time has come. */
function Flap({ digit, words }: { readonly digit: number | null; readonly words: BoardWords }) {
  return (
    <span class="decrypto-flap" data-open={digit !== null}>
      {digit ?? <span class="visually-hidden">{words.hidden}</span>}
    </span>
  );
}

type SaidProps = {
  readonly who: string;
  readonly what: string;
  readonly team: Team;
  readonly given: Code | null;
  /** Once it is known, what was said wrongly is struck. */
  readonly code: Code | null;
  readonly isShown: boolean;
  readonly result: ComponentChildren;
  readonly words: BoardWords;
};

/** What a side said, in tiles of its enamel; its place is kept until then. */
function Said({ who, what, team, given, code, isShown, result, words }: SaidProps) {
  return (
    <div class={classes('said', !isShown && 'is-later')} aria-hidden={!isShown}>
      <span class="who">
        <b>{who}</b> <span>{what}</span>
      </span>
      <span class="tiles">
        {given === null ? (
          <span class="nothing">{words.nothing}</span>
        ) : (
          given.map((digit, at) => (
            <span
              key={at}
              class={classes('decrypto-tile', code !== null && digit !== code[at] && 'is-wrong')}
              data-team={team}
            >
              {digit}
            </span>
          ))
        )}
      </span>
      <span class="came">{result}</span>
    </div>
  );
}

function Result({ tone, isRight, text }: { readonly tone: Tone; readonly isRight: boolean; readonly text: string }) {
  return (
    <span class="decrypto-mark" data-tone={tone}>
      <Icon name={isRight ? 'check' : 'close'} />
      <span>{text}</span>
    </span>
  );
}
