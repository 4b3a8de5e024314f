import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/IconButton';
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

/** The panel in which a change of prices is looked at. The table beside it stays in view and can be used. */
export const PlanFrame = (props: PlanFrameProps) => createPortal(<Panel {...props} />, document.body);

const Panel = ({ title, text, busy, onClose, children }: PlanFrameProps) => {
  const { t } = usePrices();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useFocusWhileOpen(panel);
  return (
    <aside
      ref={panel}
      className="plan"
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key === 'Escape' && !busy && !event.defaultPrevented) onClose();
      }}
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
    </aside>
  );
};

/** Takes the focus as it opens and gives it back as it closes, if it is still there. */
function useFocusWhileOpen(panel: { current: HTMLElement | null }) {
  useEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      const isInside = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [panel]);
}
