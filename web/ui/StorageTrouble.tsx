import { storageHere } from '../device/storage-here.ts';
import { words } from '../words/index.ts';

/** While what happens on this device cannot be kept, it says so; nothing that was shown is lost by it. */
export function StorageTrouble() {
  const { device } = words.value;
  if (storageHere.value === 'fine') return null;
  return (
    <p class="banner trouble" role="alert">
      {device.trouble[storageHere.value]}
    </p>
  );
}
