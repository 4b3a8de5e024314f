import { idlePart } from '../ui/idlePart';

/** How much waits behind entries of the menu. */
export const MenuCount = idlePart(() => import('../ui/work/MenuCount').then(module => module.MenuCount));
