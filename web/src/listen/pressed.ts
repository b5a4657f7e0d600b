/** Which keys ask a question of a page for the ear, and which are left to what is typed into. */
import { isBehindDialog, isField } from '../play/keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>;

/**
 * The letter that `event` asks with; null where it belongs to a field, to an open dialog or to the browser. With Alt
 * it asks out of fields, too; `alone` says whether it does so without.
 */
export function askedWith({ key, altKey, ctrlKey, metaKey, target }: Pressed, alone: boolean): string | null {
  if (ctrlKey || metaKey || isBehindDialog()) return null;
  return altKey || (alone && !isField(target)) ? key.toLowerCase() : null;
}
