import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../../material/overlays';
import { Button } from '../Button';
import { ShortcutList } from './ShortcutList';

interface ShortcutSheetProps {
  open: boolean;
  onClose: () => void;
}

/** A dialog with all keyboard shortcuts. */
export const ShortcutSheet = ({ open, onClose }: ShortcutSheetProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{translate('app.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <ShortcutList />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('app.shortcuts.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
