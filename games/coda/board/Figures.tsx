import { type BoardProps, SeatFace } from '@cifra/kit';
import type { Coda } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';

export type FigureLine = { readonly name: string; readonly of: (seat: number) => number };

type Props = {
  readonly board: BoardProps<Coda>;
  readonly lines: readonly FigureLine[];
  /** The line that all others add up to. */
  readonly total?: FigureLine;
};

/** Numbers by player, mine first: a table that can be checked by eye. */
export function Figures({ board, lines, total }: Props) {
  const { view, people, names, language } = board;
  const words = boardWords[language];
  const { viewer, seats: count } = view;
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const order = viewer === 'spectator' ? seats : [viewer, ...seats.slice(viewer + 1), ...seats.slice(0, viewer)];
  return (
    <table class="coda-tally">
      <caption class="visually-hidden">{words.tally}</caption>
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col" data-mine={seat === viewer}>
              <SeatFace seat={seat} person={people(seat)} size="1.75rem" />
              <span>{people(seat).isMe ? words.you : names(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {order.map((seat) => (
              <td key={seat} data-mine={seat === viewer} data-none={of(seat) === 0}>
                {of(seat)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{total.name}</th>
            {order.map((seat) => (
              <td key={seat} data-mine={seat === viewer}>
                {total.of(seat)}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
