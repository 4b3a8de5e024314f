import { FileClock } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { jakartaDay } from '../../../../contract/core/days';
import { formatDate } from '../../../i18n/dates';
import { Button } from '../../controls/Button';
import { useNoun } from '../../fields/useNoun';
import './draftOffer.css';

interface DraftOfferProps {
  /** ISO timestamp. */
  savedAt: string;
  /** A sentence about its content. */
  holds: string;
  /** Someone has saved the record since the draft was begun. */
  changedSince?: boolean;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers a draft ('Ada draf dari 14.05') with a summary of its content, to continue with or discard. */
export const DraftOffer = ({ savedAt, holds, changedSince = false, onContinue, onDiscard }: DraftOfferProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const noun = useNoun();
  const today = jakartaDay(savedAt) === jakartaDay();
  return (
    <section className="draft" role="status" aria-label={translate('app.draft.title')}>
      <FileClock size={20} aria-hidden />
      <div>
        <b>{translate('app.draft.found', { when: formatDate(savedAt, today ? 'time' : 'moment', locale) })}</b>
        <p>{holds}</p>
        {changedSince && <p>{translate('app.draft.changed_since', { noun: noun() })}</p>}
      </div>
      <div className="draft-actions">
        <Button size="small" variant="contained" onClick={onContinue}>
          {translate('app.draft.continue')}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {translate('app.draft.discard')}
        </Button>
      </div>
    </section>
  );
};
