import { saveFile } from '../browser/save-file.ts';
import { api } from '../connection/api.ts';
import { isDeviceRoom } from '../device/room-id.ts';
import { words } from '../words/index.ts';

/** The file of a finished match: from the house by its address, from this device by hand. */
export function MatchFile({ room, match }: { readonly room: string; readonly match: number | string }) {
  const text = words.value.room.download;
  const [path, name] = [`/api/rooms/${room}/matches/${match}`, `cifra-${room}-${match}.json`];
  const save = async () => {
    const reply = await api.matchFile(path);
    if (reply.ok) saveFile(name, reply.value);
  };
  return isDeviceRoom(room) ? (
    <button type="button" class="button" onClick={() => void save()}>
      {text}
    </button>
  ) : (
    <a class="button" href={path} download={name}>
      {text}
    </a>
  );
}
