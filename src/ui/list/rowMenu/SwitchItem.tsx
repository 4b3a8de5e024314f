import { lazyPart } from '../../lazyPart';
import type { SwitchItemProps } from './SwitchMenuItem';

/** Switches a record on or off from its row's menu, with which its code comes: no list waits for it. */
export const SwitchItem = lazyPart<SwitchItemProps>(() =>
  import('./SwitchMenuItem').then(module => module.SwitchMenuItem),
);
