import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button';
import { DialogError } from './DialogError';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from './material/overlays';
import { useRefusal } from './useRefusal';

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
  /** It is being done: nothing can be pressed. Left out where nothing is sent: what only closes something is never refused. */
  busy?: boolean;
  /** Error of the last attempt. */
  error?: string | undefined;
}

/** Confirms an action. Cancel has the initial focus and Escape. Nothing is rendered before it is first opened. */
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
  const refused = useRefusal();
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
