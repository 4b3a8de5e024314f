import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../ui/controls/IconButton';
import { usePrices } from './usePrices';
import './planDrawer.css';

interface PlanFrameProps {
  title: string;
  text: ReactNode;
  /** Whether a request is pending, which keeps the panel open. */
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The panel for reviewing a price change. The table beside it stays visible and usable. */
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
      <header className="plan-head between">
        <div>
          <h2 id={id}>{title}</h2>
          <p className="hint">{text}</p>
        </div>
        <IconButton aria-label={t('plan.close')} onClick={onClose} disabled={busy}>
          <X />
        </IconButton>
      </header>
      {children}
    </aside>
  );
};

/** Takes the focus on opening and restores it on closing, if the element still exists. */
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
