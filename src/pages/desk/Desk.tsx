import { Copy, PhoneCall, Plus, X } from 'lucide-react';
import { useCreatePath, useNotify, useRouterProvider, useTranslate } from 'ra-core';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { now } from '../../../contract/core/now';
import { toLocalPhone } from '../../../contract/core/phone';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { Button } from '../../ui/controls/Button';
import { RowAction } from '../../ui/controls/RowAction';
import { isModalOpen } from '../../ui/controls/shortcuts/shortcuts';
import { useKeyDown } from '../../ui/controls/shortcuts/useKeyDown';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { Card } from '../../ui/display/Card';
import { CallForm } from './CallForm';
import type { DeskValues } from './deskForm';
import type { PlacedOrder } from './placedOrder';
import { type DeskCall, useCalls } from './useCalls';
import { type DeskPlace, useDeskFocus } from './useDeskFocus';
import { useReadAloud } from './useReadAloud';
import './placedCard.css';
import './callTabs.css';

/** /order: the open calls as tabs, with the form of the active one. */
const Desk = () => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.calls.${key}`, args);
  const { calls, active, setActive, change, open, close, replace } = useCalls();
  const [closing, setClosing] = useState<DeskCall | null>(null);
  const { id } = active;
  const keep = useCallback((values: DeskValues) => change(id, { values }), [change, id]);
  const place = useCallback((placed: PlacedOrder) => change(id, { placed }), [change, id]);
  useDeskKeys({
    onNew: open,
    onOther: () => setActive(calls[(calls.indexOf(active) + 1) % calls.length]!.id),
  });
  const name = closing?.values.name ?? t('unnamed');
  return (
    <>
      <CallTabs
        calls={calls}
        activeId={id}
        onChange={setActive}
        onNew={open}
        onClose={call => (call.placed || !call.values.phone ? close(call.id) : setClosing(call))}
      />
      <div role="tabpanel" id="desk-panel" aria-labelledby={`desk-tab-${id}`}>
        {active.placed ? (
          <PlacedCard key={id} order={active.placed} onNext={() => replace(id)} />
        ) : (
          <CallForm key={id} call={active} onKeep={keep} onPlaced={place} />
        )}
      </div>
      <ConfirmDialog
        open={closing !== null}
        title={t('close_title')}
        text={t('close_text', { name })}
        cancel={t('close_no')}
        confirm={t('close_yes')}
        onCancel={() => setClosing(null)}
        onConfirm={() => {
          if (closing) close(closing.id);
          setClosing(null);
        }}
      />
    </>
  );
};

export default Desk;

const PLACES: Readonly<Record<string, readonly DeskPlace[]>> = {
  F2: ['phone'],
  F3: ['village', 'address'],
  F4: ['merchant'],
  F6: ['code', 'place'],
};

interface CallKeys {
  onNew: () => void;
  onOther: () => void;
}

/** F2 to F6 focus the call's steps, F8 opens a new call, F9 switches to the other one. */
function useDeskKeys(keys: CallKeys) {
  const focus = useDeskFocus();
  useKeyDown(event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isModalOpen()) return;
    const places = PLACES[event.key];
    const act =
      event.key === 'F8' ? keys.onNew : event.key === 'F9' ? keys.onOther : places && (() => focus(...places));
    if (!act) return;
    event.preventDefault();
    act();
  });
}

interface PlacedCardProps {
  order: PlacedOrder;
  onNext: () => void;
}

/** Confirmation of a placed order: its number, and the text to read to the caller. Escape starts the next call. */
const PlacedCard = ({ order, onNext }: PlacedCardProps) => {
  const translate = useTranslate();
  const t = (key: string, args?: object) => translate(`pages.desk.placed.${key}`, args);
  const notify = useNotify();
  const createPath = useCreatePath();
  const { Link } = useRouterProvider();
  const { can } = useCatalogue();
  const readAloud = useReadAloud();
  const text = readAloud('placed.text', order);
  useKeyDown(event => {
    if (event.key === 'Escape' && !isModalOpen()) onNext();
  });
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(t('copied'), { type: 'success' });
  };
  return (
    <Card className="placed stack" aria-labelledby="placed-title">
      <h2 id="placed-title" className="placed-title">
        {t('title', { number: order.number })}
      </h2>
      <p className="placed-text" role="status">
        {text}
      </p>
      <div className="placed-actions row wrap gap-12">
        <Button variant="contained" onClick={onNext} autoFocus>
          {t('next')} <kbd>Esc</kbd>
        </Button>
        <Button startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {order.id && can('monitoring-order', 'show') && (
          <Link to={createPath({ resource: 'monitoring-order', type: 'show', id: order.id })}>{t('open')}</Link>
        )}
      </div>
    </Card>
  );
};

interface CallTabsProps {
  calls: readonly DeskCall[];
  activeId: string;
  onChange: (id: string) => void;
  onNew: () => void;
  onClose: (call: DeskCall) => void;
}

/** Tabs of the open calls, each with its duration; the arrow keys switch between them. */
const CallTabs = ({ calls, activeId, onChange, onNew, onClose }: CallTabsProps) => {
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
    <div className="call-tabs row wrap">
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

const SECOND_MS = 1_000;

/**
 * The time since a call began, `1.23`, updated every second. Written to the DOM directly, because a React update would walk the whole page
 * each second.
 */
const CallTime = ({ since }: { since: string }) => {
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (shown.current) shown.current.textContent = elapsed(since);
    }, SECOND_MS);
    return () => window.clearInterval(timer);
  }, [since]);
  return (
    <small ref={shown} role="timer" aria-live="off">
      {elapsed(since)}
    </small>
  );
};

function elapsed(since: string): string {
  const seconds = Math.max(0, Math.floor((now() - Date.parse(since)) / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
