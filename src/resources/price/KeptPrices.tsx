import type { Dispatch, SetStateAction } from 'react';
import { DraftOffer } from '../../ui/form/draft/DraftOffer';
import type { PriceDraft } from './PriceDraft';
import { useKeptPrices } from './useKeptPrices';
import { usePrices } from './usePrices';
import './keptPrices.css';

interface KeptPricesProps {
  draft: PriceDraft;
  onDraft: Dispatch<SetStateAction<PriceDraft>>;
}

/** Keeps prices typed into the table, and offers those kept last time. Separate from the table, which must not wait for form code. */
export const KeptPrices = ({ draft, onDraft }: KeptPricesProps) => {
  const { t } = usePrices();
  const { offer, accept, refuse } = useKeptPrices(draft, onDraft);
  return (
    offer && (
      <div className="price-kept">
        <DraftOffer
          savedAt={offer.savedAt}
          holds={t('draft.kept', { smart_count: offer.prices.size })}
          onContinue={accept}
          onDiscard={refuse}
        />
      </div>
    )
  );
};
