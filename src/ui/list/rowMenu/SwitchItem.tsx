import { lazyPart } from '../../lazyPart';
import type { SwitchItemProps } from './SwitchMenuItem';

/** A row menu item that switches a record on or off. Its code is loaded with the menu, so no list waits for it. */
export const SwitchItem = lazyPart<SwitchItemProps>(() =>
  import('./SwitchMenuItem').then(module => module.SwitchMenuItem),
);
