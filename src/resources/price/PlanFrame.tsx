import { Drawer, IconButton } from '@mui/material';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { usePrices } from './usePrices';
import './planDrawer.css';

interface PlanFrameProps {
  title: string;
  text: ReactNode;
  /** Something is being sent: it stays open. */
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The drawer in which a change of prices is looked at. */
export const PlanFrame = ({ title, text, busy, onClose, children }: PlanFrameProps) => {
  const { t } = usePrices();
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={busy ? undefined : onClose}
      slotProps={{ paper: { className: 'plan', role: 'dialog', 'aria-labelledby': id, 'aria-modal': true } }}
    >
      <header className="plan-head">
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <IconButton aria-label={t('plan.close')} onClick={onClose} disabled={busy}>
          <X />
        </IconButton>
      </header>
      {children}
    </Drawer>
  );
};
