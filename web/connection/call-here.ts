import { subscribeHere } from '../browser/push.ts';
import { api, type NoticeState, type Reply } from './api.ts';

/** Asks the person and the browser whether somebody may be called here, and tells the house; null where one of them says no. */
export async function callHere(pushKey: string): Promise<Reply<NoticeState> | null> {
  const box = await subscribeHere(pushKey);
  if (box === null) return null;
  const added = await api.addPush(box);
  if (!added.ok) return added;
  return api.setNotices({ isOn: true, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
}
