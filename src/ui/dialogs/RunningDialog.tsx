import { useId } from 'react';
import { Button } from '../controls/Button';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../material/overlays';
import './runningDialog.css';

interface RunningDialogProps {
  title: string;
  text: string;
  /** 0 to 1. */
  share: number;
  stop: string;
  onStop: () => void;
}

/** Progress of a long operation, with a button that stops it after the current step. */
export const RunningDialog = ({ title, text, share, stop, onStop }: RunningDialogProps) => {
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <progress className="running" max={1} value={share} aria-labelledby={id} />
        <p role="status">{text}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onStop}>{stop}</Button>
      </DialogActions>
    </Dialog>
  );
};
