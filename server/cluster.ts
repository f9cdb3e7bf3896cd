import type { RoomId } from '@cifra/room';
import type { Connection } from './connections/connections.ts';
import type { House } from './house.ts';
import { hearUsed } from './shared-limits.ts';
import type { HouseData } from './store/house-data.ts';
import type { HouseMessage } from './store/neighbours.ts';

/** Does what the other processes of the house, or our own lease, ask for. */
export function listenToNeighbours(
  house: House,
  { records, neighbours }: HouseData,
  wake: (rooms: readonly RoomId[]) => Promise<void>,
  failed: (error: unknown) => void,
): void {
  const { rooms, connections, openers, bans, lookers, log } = house;
  /** What cannot be told to one process alone is read anew: whom we let in, who is who, and what moved. */
  const catchUp = async () => {
    await bans.read(records);
    await endStrangers(house);
    await neighbours.compare([...rooms.ids()]);
  };
  const hear = async (message: HouseMessage, from: string): Promise<void> => {
    switch (message.type) {
      case 'end':
        return connections.end(message.who, message.bye);
      case 'aside':
        return rooms.heardAside(message.room, from, message.aside);
      case 'drop':
        await rooms.drop(message.room);
        return connections.end({ room: message.room }, 'no-such-room');
      case 'opened':
        return openers.set(message.room, message.by);
      case 'looking':
        return lookers.heard(message);
      case 'bans':
        return bans.read(records);
      case 'used':
        return hearUsed(house, message, from);
    }
  };
  neighbours.listen({
    isHere: (room) => rooms.has(room),
    moved: (heads) => rooms.catchUp(heads),
    attended: (changed) => rooms.neighboursChanged(changed),
    told: (message, from) => void hear(message, from).catch(failed),
    taken: (taken) => void wake(taken).catch(failed),
    gap: () => void catchUp().catch(failed),
    lost: () => {
      log.warn(
        'the database was out of reach: nothing is saved until it is back, and everybody is asked to come again',
      );
      rooms.forget();
      connections.endAll('stopping');
    },
  });
}

/** A seat that was carried away, or a token that was taken back, while we could not hear of it. */
async function endStrangers({ connections, registry }: House): Promise<void> {
  const { aliases, tokens } = await registry.identitiesIn([...connections.rooms.keys()]);
  const personOf = new Map(aliases.map(({ room, holder, person }) => [`${room} ${holder}`, person]));
  const known = new Set(tokens.map(({ room, person }) => `${room} ${person}`));
  const isStranger = ({ room, holder, person }: Connection) => {
    // Who has not said hello is nobody yet.
    if (person === '') return false;
    if (holder === null) return !known.has(`${room} ${person}`);
    return (personOf.get(`${room} ${holder}`) ?? person) !== person;
  };
  connections.endWhere(isStranger, 'seat-moved');
}
