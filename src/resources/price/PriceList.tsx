import { useState } from 'react';
import { lazyPart } from '../../ui/lazyPart';
import { ListBox } from '../../ui/list/ListBox';
import { DraftBar } from './DraftBar';
import type { PlanSource } from './PlanSource';
import type { PriceDraft } from './PriceDraft';
import { rowsOf } from './PriceDraft';
import { PriceTable } from './PriceTable';
import { PriceTools } from './PriceTools';
import { rowSource } from './rowSource';
import { usePrices } from './usePrices';

const PlanDrawer = lazyPart(() => import('./PlanDrawer').then(module => module.PlanDrawer));

const NONE: PriceDraft = new Map();

/** The prices of a category by area. What is typed into the table is collected, looked at, and applied as one change. */
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
    <ListBox>
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
    </ListBox>
  );
};

export default PriceList;
