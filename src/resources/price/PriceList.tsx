import { useState } from 'react';
import { lazyPart } from '../../ui/lazyPart';
import { ListBox } from '../../ui/list/ListBox';
import { DraftBar } from './DraftBar';
import type { PlanSource } from './PlanSource';
import type { PriceDraft } from './PriceDraft';
import { rowsOf } from './PriceDraft';
import { PriceFilters } from './PriceFilters';
import { PriceTable } from './PriceTable';
import { PriceTools } from './PriceTools';
import { ProposalNotice } from './proposal/ProposalNotice';
import { rowSource } from './rowSource';
import { usePriceQuery } from './usePriceQuery';
import { usePrices } from './usePrices';

const PlanDrawer = lazyPart(() => import('./PlanDrawer').then(module => module.PlanDrawer));
const ProposalDrawer = lazyPart(() => import('./proposal/ProposalDrawer').then(module => module.ProposalDrawer));

const NONE: PriceDraft = new Map();

/** The prices of a category by area. Edits are collected, reviewed, and applied as one change. */
const PriceList = () => {
  const { category } = usePrices();
  const { proposal } = usePriceQuery();
  const [draft, setDraft] = useState(NONE);
  const [source, setSource] = useState<PlanSource | null>(null);
  const [fromDraft, setFromDraft] = useState(false);
  const look = (next: PlanSource, typed = false) => {
    setFromDraft(typed);
    setSource(next);
  };
  return (
    <PriceFilters>
      <ListBox>
        <PriceTools onLook={look} />
        <ProposalNotice />
        <PriceTable draft={draft} onDraft={setDraft} />
        {draft.size > 0 && (
          <DraftBar
            count={draft.size}
            onLook={() => look(rowSource(category, rowsOf(draft)), true)}
            onDiscard={() => setDraft(NONE)}
          />
        )}
        {proposal && <ProposalDrawer key={proposal} id={proposal} />}
        {source && (
          <PlanDrawer
            source={source}
            onClose={() => setSource(null)}
            onDone={() => {
              setSource(null);
              if (fromDraft) setDraft(NONE);
            }}
          />
        )}
      </ListBox>
    </PriceFilters>
  );
};

export default PriceList;
