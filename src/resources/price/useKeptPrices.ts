import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { currentSession } from '../../authProvider/session';
import { holdPage } from '../../browser/heldPage';
import { DraftKeeper } from '../../ui/form/draft/DraftKeeper';
import { draftOf, type KeptPrices, keptPrices, type PriceDraft } from './PriceDraft';
import { usePrices } from './usePrices';

/** Prices kept last time, and when. */
interface Offer {
  prices: PriceDraft;
  savedAt: string;
}

/**
 * Keeps prices that were typed into the table but not applied as the user's draft, like a form's input, and offers those kept last time.
 */
export function useKeptPrices(draft: PriceDraft, onDraft: Dispatch<SetStateAction<PriceDraft>>) {
  const { resource } = usePrices();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [keeper] = useState(
    () => new DraftKeeper({ resource: `${resource}.table`, recordId: '', userId: currentSession()?.user.id ?? '' }),
  );
  // timers read the latest values; while an offer is pending it is kept together with what is typed
  const latest = useRef({ draft, offer });
  latest.current = { draft, offer };

  const keep = useCallback(
    () =>
      keeper.touch(() => {
        const { draft: typed, offer: waiting } = latest.current;
        const prices = waiting ? new Map([...waiting.prices, ...typed]) : typed;
        return prices.size > 0 ? { values: { prices: keptPrices(prices) }, base_version: null } : null;
      }),
    [keeper],
  );
  useEffect(() => {
    if (draft.size > 0 || keeper.isKeeping) keep();
  }, [draft, keep, keeper]);

  useEffect(() => {
    let unmounted = false;
    void keeper.find().then(found => {
      const prices = draftOf((found?.values.prices ?? {}) as KeptPrices);
      if (!unmounted && found && prices.size > 0) setOffer({ prices, savedAt: found.saved_at });
    });
    const leave = () => keeper.leave();
    window.addEventListener('pagehide', leave);
    // the bar below the table holds the page while there are prices; leaving it discards their stored copy too
    const letGo = holdPage({ isUnsaved: () => false, forget: () => keeper.forget() });
    return () => {
      unmounted = true;
      window.removeEventListener('pagehide', leave);
      letGo();
      keeper.leave();
      keeper.stop();
    };
  }, [keeper]);

  return {
    offer,
    /** Restores the prices kept last time; those typed meanwhile take precedence. */
    accept: () => {
      if (offer) onDraft(now => new Map([...offer.prices, ...now]));
      setOffer(null);
    },
    refuse: () => {
      setOffer(null);
      keep();
    },
  };
}
