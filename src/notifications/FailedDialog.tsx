import { CircleX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useState } from 'react';
import { Button } from '../ui/Button';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '../ui/material/overlays';
import './failedDialog.css';

interface FailedDialogProps {
  /** The dialog is open while this is set. */
  message: string | undefined;
  onClose: () => void;
}

/** 'Failed!' with the server's message and an error icon (point 8). */
export const FailedDialog = ({ message, onClose }: FailedDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  // Keeps the text while the dialog fades out.
  const [shown, setShown] = useState(message);
  useEffect(() => {
    if (message !== undefined) setShown(message);
  }, [message]);
  return (
    <Dialog
      open={message !== undefined}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`} className="notif-failed">
        <CircleX size={20} aria-hidden="true" />
        {translate('app.notifications.failed')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{message ?? shown}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          {translate('app.notifications.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
