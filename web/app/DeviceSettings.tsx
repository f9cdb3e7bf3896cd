import { language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { saveFile } from '../browser/save-file.ts';
import { fetchPartsHere, isFetchingHere, missingHere } from '../device/parts.ts';
import { words } from '../words/index.ts';

/** Playing without a connection: what that needs here, and the matches of this device as a file. */
export function DeviceSettings() {
  const { device: text } = words.value;
  const told = useSignal<string | null>(null);
  const missing = missingHere.value;
  // How much is missing is looked up without fetching anything.
  useEffect(() => void fetchPartsHere(() => false).catch(() => false), []);
  const fetchAll = async () => {
    told.value = (await fetchPartsHere().catch(() => false)) ? null : text.fetchFailed;
  };
  const save = async () => {
    const { exportHere } = await import('../device/device.ts');
    const answer = await exportHere();
    if (answer.ok) saveFile('cifra-matches.json', answer.value);
    else told.value = text.trouble[answer.code] ?? answer.code;
  };
  const bring = async (file: File) => {
    const content: unknown = await file
      .text()
      .then(JSON.parse)
      .catch(() => null);
    const { importHere } = await import('../device/device.ts');
    const answer = await importHere(content);
    if (answer.ok) told.value = text.brought(answer.value.rooms);
    else told.value = answer.code === 'storage-full' ? text.noSpace : (text.trouble[answer.code] ?? answer.code);
  };
  return (
    <fieldset class="choices device-settings">
      <legend>{text.title}</legend>
      {missing !== null && (
        <p class="small">{missing === 0 ? text.ready : text.missing(sizeText(missing, language.value))}</p>
      )}
      {missing !== null && missing > 0 && (
        <button type="button" class="button" disabled={isFetchingHere.value} onClick={() => void fetchAll()}>
          {isFetchingHere.value ? text.fetching : text.fetch}
        </button>
      )}
      <button type="button" class="button" onClick={() => void save()}>
        {text.save}
      </button>
      <label class="button">
        {text.bring}
        <input
          class="visually-hidden"
          type="file"
          accept="application/json,.json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file !== undefined) void bring(file);
          }}
        />
      </label>
      {told.value !== null && (
        <p class="small" role="status">
          {told.value}
        </p>
      )}
    </fieldset>
  );
}

function sizeText(bytes: number, language: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' }).format(kilobytes);
}
