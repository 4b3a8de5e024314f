import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { logout } from '../authProvider/logout';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The confirmation of point 8, before the session ends. */
export const LogoutDialog = ({ open, onClose }: LogoutDialogProps) => {
  const translate = useTranslate();
  const [leaving, setLeaving] = useState(false);
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={leaving ? undefined : onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{translate('app.logout.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('app.logout.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={leaving}>
          {translate('app.logout.cancel')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          autoFocus
          disabled={leaving}
          onClick={() => {
            setLeaving(true);
            logout().finally(() => setLeaving(false));
          }}
        >
          {translate('app.logout.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
