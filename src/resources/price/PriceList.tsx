import { useState } from 'react';
import { lazyPart } from '../../ui/lazyPart';
import { DraftBar } from './DraftBar';
import type { PlanSource } from './PlanSource';
import type { PriceDraft } from './PriceDraft';
import { rowsOf } from './PriceDraft';
import { PriceTable } from './PriceTable';
import { PriceTools } from './PriceTools';
import { rowSource } from './rowSource';
import { usePrices } from './usePrices';
import '../../ui/list/list.css';
import './price.css';

const PlanDrawer = lazyPart(() => import('./PlanDrawer').then(module => module.PlanDrawer));

const NONE: PriceDraft = new Map();

/** The prices of a category by area. Edits are collected, reviewed, and applied as one change. */
const PriceList = () => {
  const { category } = usePrices();
  const [draft, setDraft] = useState(NONE);
  const [source, setSource] = useState<PlanSource | null>(null);
  const [fromDraft, setFromDraft] = useState(false);
  const look = (next: PlanSource, typed = false) => {
    setFromDraft(typed);
    setSource(next);
  };
  return (
    <div className="list prices">
      <PriceTools onLook={look} />
      <PriceTable draft={draft} onDraft={setDraft} />
      {draft.size > 0 && (
        <DraftBar
          count={draft.size}
          onLook={() => look(rowSource(category, rowsOf(draft)), true)}
          onDiscard={() => setDraft(NONE)}
        />
      )}
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
    </div>
  );
};

export default PriceList;
