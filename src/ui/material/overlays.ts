import { onceLoaded } from './onceLoaded';

export type { PopoverActions } from '@mui/material';

// Material UI's components that open over a page, with their own props; their code is loaded when the first one opens
export const Dialog = onceLoaded('Dialog');
export const DialogActions = onceLoaded('DialogActions');
export const DialogContent = onceLoaded('DialogContent');
export const DialogContentText = onceLoaded('DialogContentText');
export const DialogTitle = onceLoaded('DialogTitle');
export const Drawer = onceLoaded('Drawer');
export const Menu = onceLoaded('Menu');
export const MenuItem = onceLoaded('MenuItem');
export const MenuList = onceLoaded('MenuList');
export const Popover = onceLoaded('Popover');
