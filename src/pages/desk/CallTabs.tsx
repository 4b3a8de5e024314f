import { PhoneCall, Plus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { toLocalPhone } from '../../../contract/core/phone';
import { Button } from '../../ui/Button';
import { RowAction } from '../../ui/RowAction';
import { CallTime } from './CallTime';
import type { DeskCall } from './useCalls';
import './callTabs.css';

interface CallTabsProps {
  calls: readonly DeskCall[];
  activeId: string;
  onChange: (id: string) => void;
  onNew: () => void;
  onClose: (call: DeskCall) => void;
}

/** Tabs of the open calls, each with its duration; the arrow keys switch between them. */
export const CallTabs = ({ calls, activeId, onChange, onNew, onClose }: CallTabsProps) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.calls.${key}`, args);
  const nameOf = ({ values: { name, phone } }: DeskCall) => name || (phone && toLocalPhone(phone)) || t('unnamed');
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const at = calls.findIndex(({ id }) => id === activeId);
    const next = calls[(at + by + calls.length) % calls.length]!;
    onChange(next.id);
    document.getElementById(`desk-tab-${next.id}`)?.focus();
  };
  return (
    <div className="call-tabs">
      <div role="tablist" aria-label={t('label')} onKeyDown={onKeyDown}>
        {calls.map(call => (
          <span key={call.id} className="call-tab" data-active={call.id === activeId}>
            <button
              type="button"
              role="tab"
              id={`desk-tab-${call.id}`}
              aria-selected={call.id === activeId}
              aria-controls="desk-panel"
              tabIndex={call.id === activeId ? 0 : -1}
              onClick={() => onChange(call.id)}
            >
              <PhoneCall size={14} aria-hidden />
              {nameOf(call)}
              {call.placed ? <small>{t('placed')}</small> : <CallTime since={call.started_at} />}
            </button>
          </span>
        ))}
      </div>
      {calls.map(
        call =>
          call.id === activeId &&
          (calls.length > 1 || call.values.phone) && (
            <RowAction key={call.id} aria-label={t('close', { name: nameOf(call) })} onClick={() => onClose(call)}>
              <X size={14} aria-hidden />
            </RowAction>
          ),
      )}
      <Button size="small" startIcon={<Plus size={16} aria-hidden />} onClick={onNew}>
        {t('new')} <kbd>F8</kbd>
      </Button>
    </div>
  );
};
