import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { IconButton } from '../../controls/IconButton';
import { Drawer } from '../../material/overlays';
import { RecordHistory, type RecordHistoryProps } from './RecordHistory';
import './history.css';

interface HistoryPanelProps extends RecordHistoryProps {
  onClose: () => void;
}

/** A record's history at the side of its page. */
export const HistoryPanel = ({ onClose, ...record }: HistoryPanelProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      className="history-drawer"
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, className: 'history-paper' } }}
    >
      <header>
        <h2 id={id}>{translate('app.history.title')}</h2>
        <IconButton aria-label={translate('app.history.close')} onClick={onClose} autoFocus>
          <X aria-hidden />
        </IconButton>
      </header>
      <RecordHistory {...record} />
    </Drawer>
  );
};
