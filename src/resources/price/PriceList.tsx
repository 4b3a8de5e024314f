import { useMemo, useState } from 'react';
import { idlePart } from '../../ui/idlePart';
import { lazyPart } from '../../ui/lazyPart';
import { ListBox } from '../../ui/list/ListBox';
import { DraftBar } from './DraftBar';
import type { PlanSource } from './PlanSource';
import type { PriceDraft } from './PriceDraft';
import { rowsOf, withoutPrices } from './PriceDraft';
import { PriceFilters } from './PriceFilters';
import { PriceTable } from './PriceTable';
import { PriceTools } from './PriceTools';
import { ProposalNotice } from './proposal/ProposalNotice';
import { rowSource } from './rowSource';
import { usePriceQuery } from './usePriceQuery';
import { usePrices } from './usePrices';

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
