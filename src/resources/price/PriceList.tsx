import { ListContextProvider, type RaRecord, useBlocker, useList } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { holdPage } from '../../browser/heldPage';
import { isExpired } from '../../dataProvider/sessionExpiry';
import { Button } from '../../ui/controls/Button';
import { useSaveKey } from '../../ui/controls/shortcuts/useSaveKey';
import { useReadOnlyReason } from '../../ui/controls/useReadOnlyReason';
import { WriteButton } from '../../ui/controls/WriteButton';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { idlePart } from '../../ui/lazy/idlePart';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { FilterStates } from '../../ui/list/filter/FilterStates';
import { chosen } from '../../ui/list/filter/filterValues';
import { ListBox } from '../../ui/list/ListBox';
import { type PlanSource, rowSource } from './PlanSource';
import { type PriceDraft, rowsOf, withoutPrices } from './PriceDraft';
import { PriceTable } from './PriceTable';
import { PriceTools } from './PriceTools';
import { ProposalNotice } from './proposal/ProposalNotice';
import { NO_AREAS, usePriceQuery } from './usePriceQuery';
import { usePrices } from './usePrices';
import './draftBar.css';

const KeptPrices = idlePart(() => import('./KeptPrices').then(module => module.KeptPrices));
const PlanDrawer = lazyPart(() => import('./PlanDrawer').then(module => module.PlanDrawer));
const ProposalDrawer = lazyPart(() => import('./proposal/ProposalDrawer').then(module => module.ProposalDrawer));

const NONE: PriceDraft = new Map();

/** The prices of a category by area. Edits are collected, reviewed, and applied as one change. */
const PriceList = () => {
  const { category, may } = usePrices();
  const { proposal } = usePriceQuery();
  const [draft, setDraft] = useState(NONE);
  // the change under review: the prices typed into the table, or another one
  const [looked, setLooked] = useState<PlanSource | 'draft' | null>(null);
  const typed = useMemo(() => rowSource(category, rowsOf(draft)), [category, draft]);
  const source = looked !== 'draft' ? looked : draft.size > 0 ? typed : null;
  return (
    <PriceFilters>
      <ListBox>
        <PriceTools onLook={setLooked} />
        <ProposalNotice />
        {may.change && <KeptPrices draft={draft} onDraft={setDraft} />}
        <PriceTable draft={draft} onDraft={setDraft} />
        {draft.size > 0 && (
          <DraftBar
            count={draft.size}
            isLooking={source !== null}
            onLook={() => setLooked('draft')}
            onDiscard={() => setDraft(NONE)}
          />
        )}
        {proposal && <ProposalDrawer key={proposal} id={proposal} />}
        {source && (
          <PlanDrawer
            source={source}
            onClose={() => setLooked(null)}
            onDone={() => {
              setLooked(null);
              // the table stays usable meanwhile; `draft` is what was sent
              if (looked === 'draft') setDraft(before => withoutPrices(before, draft));
            }}
          />
        )}
      </ListBox>
    </PriceFilters>
  );
};

export default PriceList;

const NO_ROWS: RaRecord[] = [];

/** Provides a list context, so that list filters work on the price table, which manages its own address. */
const PriceFilters = ({ children }: { children: ReactNode }) => {
  const { areas, go } = usePriceQuery();
  const list = useList<RaRecord>({ data: NO_ROWS });
  const setFilters = (filters: Record<string, unknown>) =>
    go(Object.fromEntries(Object.keys(NO_AREAS).map(level => [level, chosen(filters, level)])));
  return (
    <ListContextProvider value={{ ...list, filterValues: areas, setFilters }}>
      <FilterStates>{children}</FilterStates>
    </ListContextProvider>
  );
};

interface DraftBarProps {
  count: number;
  /** Whether they are being reviewed already. */
  isLooking: boolean;
  onLook: () => void;
  onDiscard: () => void;
}

/** Number of unapplied prices, with buttons to review or discard them. Asks for confirmation before the page is left. */
const DraftBar = ({ count, isLooking, onLook, onDiscard }: DraftBarProps) => {
  const { t } = usePrices();
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  const leaving = blocker.state === 'blocked';
  useEffect(() => holdPage({ isUnsaved: () => !isExpired() }), []);
  const refusal = useReadOnlyReason();
  useSaveKey(onLook, !isLooking && !refusal);
  const stay = () => {
    setAsking(false);
    if (leaving) blocker.reset?.();
  };
  return (
    <div className="price-draft row wrap" role="status">
      <b>{t('draft.count', { smart_count: count })}</b>
      <Button onClick={() => setAsking(true)}>{t('draft.discard')}</Button>
      <WriteButton variant="contained" disabled={isLooking} aria-keyshortcuts="Control+S Meta+S" onClick={onLook}>
        {t('draft.look')}
      </WriteButton>
      <ConfirmDialog
        open={asking || leaving}
        title={t('draft.ask', { smart_count: count })}
        text={t('draft.lost')}
        cancel={t('draft.stay')}
        confirm={t('draft.discard')}
        danger
        onCancel={stay}
        onConfirm={() => {
          setAsking(false);
          if (leaving) blocker.proceed?.();
          onDiscard();
        }}
      />
    </div>
  );
};
