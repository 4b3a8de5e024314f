import { useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { CallForm } from './CallForm';
import { CallTabs } from './CallTabs';
import type { DeskValues } from './deskForm';
import { PlacedCard } from './PlacedCard';
import type { PlacedOrder } from './placedOrder';
import { type DeskCall, useCalls } from './useCalls';
import { useDeskKeys } from './useDeskKeys';

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
