import { Button } from '@mui/material';
import { Check, RefreshCw } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { DocumentVerdict } from '../../../contract/merchant/merchantDocument';
import { DOCUMENT_CHECKS, type DocumentCheck } from '../../../contract/registration/documentChecks';
import type { RegistrationDocument } from '../../../contract/registration/registrationRecord';
import { ApiError } from '../../dataProvider/ApiError';
import { formatDate } from '../../i18n/dates';
import { DialogError } from '../../ui/DialogError';
import './paperChecks.css';
import './registrationPage.css';

interface PaperChecksProps {
  paper: RegistrationDocument;
  mayCheck: boolean;
  busy: boolean;
  error: Error | null;
  onReload: () => void;
  onVerdict: (verdict: DocumentVerdict, checks: readonly string[], note?: string) => void;
}

/** What is to be looked at in a paper, and the verdict. 'Sesuai' ticks all; a paper that does not fit needs to be told why. */
export const PaperChecks = ({ paper, mayCheck, busy, error, onReload, onVerdict }: PaperChecksProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const id = useId();
  const points = DOCUMENT_CHECKS[paper.type_code];
  const [ticked, setTicked] = useState<readonly string[]>(paper.checks);
  const [explaining, setExplaining] = useState(false);
  const [note, setNote] = useState(paper.note ?? '');
  const t = (key: string, args?: object) => translate(`resources.registration.papers.${key}`, args);
  const name = translate(`resources.registration.choices.document.${paper.type_code}`);

  const toggle = (point: DocumentCheck) => {
    const next = ticked.includes(point) ? ticked.filter(one => one !== point) : [...ticked, point];
    setTicked(next);
    // what was found to fit no longer does with a point taken off
    if (paper.verdict === 'fits') onVerdict('pending', next);
  };
  return (
    <div className="registration-checks">
      <fieldset disabled={!mayCheck || busy}>
        <legend>{t('check', { name })}</legend>
        {points.map(point => (
          <label key={point}>
            <input type="checkbox" checked={ticked.includes(point)} onChange={() => toggle(point)} />
            <span>{translate(`resources.registration.choices.check.${point}`)}</span>
          </label>
        ))}
      </fieldset>
      {mayCheck ? (
        <div className="checks-verdict">
          <Button
            className={paper.verdict === 'fits' ? 'verdict-fits' : undefined}
            startIcon={<Check />}
            aria-pressed={paper.verdict === 'fits'}
            aria-keyshortcuts="S"
            disabled={busy}
            onClick={() => onVerdict('fits', points)}
          >
            {t('fits')}
          </Button>
          <Button
            className={paper.verdict === 'unfit' ? 'verdict-unfit' : undefined}
            aria-pressed={paper.verdict === 'unfit'}
            aria-expanded={explaining}
            disabled={busy}
            onClick={() => setExplaining(true)}
          >
            {t('unfit')}
          </Button>
        </div>
      ) : (
        paper.verdict === 'pending' && <p className="registration-muted">{t('not_now')}</p>
      )}
      {explaining && (
        <form
          className="checks-note"
          onSubmit={event => {
            event.preventDefault();
            onVerdict('unfit', ticked, note);
          }}
        >
          <label htmlFor={id}>{t('note')}</label>
          <div className="box">
            <textarea
              id={id}
              className="box-line"
              rows={2}
              maxLength={300}
              required
              value={note}
              onChange={event => setNote(event.target.value)}
            />
          </div>
          <Button type="submit" variant="contained" size="small" disabled={busy || !note.trim()}>
            {t('unfit_save')}
          </Button>
        </form>
      )}
      {!explaining && paper.note && <p className="checks-said">{paper.note}</p>}
      {paper.checked_by && (
        <p className="registration-muted">
          {t('checked_by', { name: paper.checked_by, when: formatDate(paper.checked_at, 'moment', locale) })}
        </p>
      )}
      {error && (
        <DialogError role="alert">
          {error.message}{' '}
          {error instanceof ApiError && error.status === 409 && (
            <Button size="small" startIcon={<RefreshCw />} onClick={onReload}>
              {translate('resources.registration.show.reload')}
            </Button>
          )}
        </DialogError>
      )}
    </div>
  );
};
