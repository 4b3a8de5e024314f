import { type ReactNode, useId, useState } from 'react';
import { Button } from '../controls/Button';
import { useReadOnlyReason } from '../controls/useReadOnlyReason';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '../material/overlays';
import { DialogError } from './DialogError';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequences of the action. */
  text: ReactNode;
  cancel: string;
  confirm: string;
  onCancel: () => void;
  onConfirm: () => void;
  /** The action cannot be undone: its button is filled red. */
  danger?: boolean;
  /** The action is running: both buttons are disabled. Omit if nothing is sent: an action that only closes something is never refused. */
  busy?: boolean;
  /** Error of the last attempt. */
  error?: string | undefined;
}

/** Confirms an action. Cancel has the initial focus, and Escape cancels. Renders nothing until first opened. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  return opened ? <Asking {...props} /> : null;
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
  const refused = useReadOnlyReason();
  const refusal = busy === undefined ? undefined : refused;
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
        {refusal && <DialogContentText>{refusal}</DialogContentText>}
        {error && <DialogError role="alert">{error}</DialogError>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy} autoFocus>
          {cancel}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={onConfirm}
          disabled={busy || Boolean(refusal)}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
