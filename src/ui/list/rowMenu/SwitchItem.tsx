import { lazyPart } from '../../lazy/lazyPart';
import type { SwitchItemProps } from '../onDemand/SwitchMenuItem';

/** A row menu item that switches a record on or off. Its code is loaded with the menu, so no list waits for it. */
export const SwitchItem = lazyPart<SwitchItemProps>(() =>
  import('../onDemand/SwitchMenuItem').then(module => module.SwitchMenuItem),
);
