import { isModalOpen } from '../../ui/shortcuts/shortcuts';
import { useKeyDown } from '../../ui/shortcuts/useKeyDown';
import { type DeskPlace, useDeskFocus } from './useDeskFocus';

const PLACES: Readonly<Record<string, readonly DeskPlace[]>> = {
  F2: ['phone'],
  F3: ['village', 'address'],
  F4: ['merchant'],
  F6: ['code', 'place'],
};

interface CallKeys {
  onNew: () => void;
  onOther: () => void;
}

/** F2 to F6 focus the call's steps, F8 opens a new call, F9 switches to the other one. */
export function useDeskKeys(keys: CallKeys) {
  const focus = useDeskFocus();
  useKeyDown(event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isModalOpen()) return;
    const places = PLACES[event.key];
    const act =
      event.key === 'F8' ? keys.onNew : event.key === 'F9' ? keys.onOther : places && (() => focus(...places));
    if (!act) return;
    event.preventDefault();
    act();
  });
}
