import { Dialog as MuiDialog, Drawer as MuiDrawer, Menu as MuiMenu, Popover as MuiPopover } from '@mui/material';
import { themed } from './Material';

// the code behind `overlays.ts`
export { DialogActions, DialogContent, DialogContentText, DialogTitle, MenuItem, MenuList } from '@mui/material';
export const Dialog = themed(MuiDialog);
export const Drawer = themed(MuiDrawer);
export const Menu = themed(MuiMenu);
export const Popover = themed(MuiPopover);
