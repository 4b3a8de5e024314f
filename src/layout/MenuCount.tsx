import { idlePart } from '../ui/idlePart';

/** Number of items waiting behind a menu entry. */
export const MenuCount = idlePart(() => import('../ui/work/MenuCount').then(module => module.MenuCount));
