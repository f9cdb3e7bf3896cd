import { Icon } from '../icons/Icon.tsx';
import { Mark } from '../icons/Mark.tsx';
import { ANIMALS } from '../people/animals/names.ts';
import { Bubble } from '../people/Bubble.tsx';
import { Face } from '../people/Face.tsx';
import type { Exhibit } from './exhibit.ts';

const NAMES = ['Ana', 'Bruno', 'Carla', 'Dani', 'Élodie', 'Ñu', 'ß', '🦊'];

const faces: Exhibit = {
  name: 'face',
  states: [
    {
      name: 'bots',
      show: () => (
        <div class="row">
          {ANIMALS.map((animal) => (
            <Face key={animal} who={{ animal }} size="4rem" />
          ))}
        </div>
      ),
    },
    {
      name: 'small bots',
      show: () => (
        <div class="row">
          {ANIMALS.map((animal) => (
            <Face key={animal} who={{ animal }} size="2rem" />
          ))}
        </div>
      ),
    },
    {
      name: 'people',
      show: () => (
        <div class="row">
          {NAMES.map((name) => (
            <Face key={name} who={{ name }} />
          ))}
        </div>
      ),
    },
    {
      name: 'me, with a pen',
      show: () => (
        <div class="row">
          <Face who={{ name: 'Marta' }} isMine size="3rem" badge={<Icon name="pencil" />} />
        </div>
      ),
    },
  ],
};

const bubbles: Exhibit = {
  name: 'bubble',
  states: [
    {
      name: 'a turn',
      show: () => (
        <Bubble
          face={<Face who={{ animal: 'owl' }} size="3.5rem" />}
          line={
            <>
              Blas abrió tu <b class="digits">9</b> <Mark name="moon" /> y se plantó.
            </>
          }
          detail="Su robada entró oculta: es la 2.ª"
        />
      ),
    },
    {
      name: 'too long',
      show: () => (
        <Bubble
          face={<Face who={{ name: 'Marta' }} size="3rem" />}
          line="Marta preguntó cuánto suman las tres de la derecha, supo que 17, y además quién sabe cuántas cosas más que ya no caben aquí de ninguna manera."
          detail="Antes, tú: sus a + b + c suman 9, y esto tampoco cabe en una sola línea de un teléfono"
        />
      ),
    },
  ],
};

export const people: readonly Exhibit[] = [faces, bubbles];
