import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { DialogError } from './DialogError';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen, before it does. */
  text: ReactNode;
  cancel: string;
  confirm: string;
  onCancel: () => void;
  onConfirm: () => void;
  /** The act cannot be undone: filled red. */
  danger?: boolean;
  /** It is being done: nothing can be pressed. */
  busy?: boolean;
  /** Why it was refused, after a try. */
  error?: string | undefined;
}

/** Asks before something is done. The focus is on the way back; Escape takes it too. Nothing of it is made before the first question. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  return asked ? <Asking {...props} /> : null;
};

const Asking = ({
  open,
  title,
  text,
  cancel,
  confirm,
  onCancel,
  onConfirm,
  danger,
  busy,
  error,
}: ConfirmDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
      role="alertdialog"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} component="div">
          {text}
        </DialogContentText>
        {error && <DialogError role="alert">{error}</DialogError>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy} autoFocus>
          {cancel}
        </Button>
        <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={onConfirm} disabled={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
