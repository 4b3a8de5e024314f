import { Check, RefreshCw } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { DocumentVerdict } from '../../../contract/merchant/merchantDocument';
import { DOCUMENT_CHECKS, type DocumentCheck } from '../../../contract/registration/documentChecks';
import type { Registration, RegistrationDocument } from '../../../contract/registration/registrationRecord';
import { ApiError } from '../../dataProvider/ApiError';
import { formatDate } from '../../i18n/dates';
import { Button } from '../../ui/controls/Button';
import { WriteButton } from '../../ui/controls/WriteButton';
import { DialogError } from '../../ui/dialogs/DialogError';
import { claimOf } from './claimOf';
import './paperChecks.css';
import './registrationPage.css';

interface DocumentChecksProps {
  registration: Registration;
  document: RegistrationDocument;
  /** Whether the document has been viewed; it cannot be marked as fitting before. */
  isShown: boolean;
  mayCheck: boolean;
  busy: boolean;
  error: Error | null;
  onReload: () => void;
  onVerdict: (verdict: DocumentVerdict, checks: readonly string[], note?: string) => void;
}

/**
 * Checklist and verdict of a document, each point with the form's value. 'Sesuai' ticks all once the document has been viewed; a document
 * that does not fit needs a reason.
 */
export const DocumentChecks = (props: DocumentChecksProps) => {
  const { registration, document, isShown, mayCheck, busy, error, onReload, onVerdict } = props;
  const translate = useTranslate();
  const [locale = 'id'] = useLocaleState();
  const id = useId();
  const points = DOCUMENT_CHECKS[document.type_code] ?? [];
  const [ticked, setTicked] = useState<readonly string[]>(document.checks);
  const [explaining, setExplaining] = useState(false);
  const [note, setNote] = useState(document.note ?? '');
  const t = (key: string, args?: object) => translate(`resources.registration.papers.${key}`, args);
  const name = translate(`resources.registration.choices.document.${document.type_code}`);

  const type = translate(`resources.registration.choices.type.${registration.type_code}`);

  const toggle = (point: DocumentCheck) => {
    const next = ticked.includes(point) ? ticked.filter(one => one !== point) : [...ticked, point];
    setTicked(next);
    // unticking a point withdraws the verdict
    if (document.verdict === 'fits') onVerdict('pending', next);
  };
  return (
    <div className="registration-checks stack gap-12">
      <fieldset disabled={!mayCheck || busy}>
        <legend>{t('check', { name })}</legend>
        {points.map(point => (
          <label key={point}>
            <input type="checkbox" checked={ticked.includes(point)} onChange={() => toggle(point)} />
            <span>
              {translate(`resources.registration.choices.check.${point}`)}
              <Claim text={claimOf(point, registration, document, { type, locale })} />
            </span>
          </label>
        ))}
      </fieldset>
      {mayCheck ? (
        <div className="checks-verdict">
          <WriteButton
            className={document.verdict === 'fits' ? 'verdict-fits' : undefined}
            startIcon={<Check />}
            aria-pressed={document.verdict === 'fits'}
            aria-keyshortcuts="S"
            disabled={busy || !isShown}
            onClick={() => onVerdict('fits', points)}
          >
            {t('fits')}
          </WriteButton>
          <Button
            className={document.verdict === 'unfit' ? 'verdict-unfit' : undefined}
            aria-pressed={document.verdict === 'unfit'}
            aria-expanded={explaining}
            disabled={busy}
            onClick={() => setExplaining(true)}
          >
            {t('unfit')}
          </Button>
        </div>
      ) : (
        document.verdict === 'pending' && <p className="hint">{t('not_now')}</p>
      )}
      {mayCheck && !isShown && <p className="hint">{t('unseen')}</p>}
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
          <WriteButton type="submit" variant="contained" size="small" disabled={busy || !note.trim()}>
            {t('unfit_save')}
          </WriteButton>
        </form>
      )}
      {!explaining && document.note && <p className="checks-remark">{document.note}</p>}
      {document.checked_by && (
        <p className="hint">
          {t('checked_by', { name: document.checked_by, when: formatDate(document.checked_at, 'moment', locale) })}
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

/** The form's value, for comparison. */
const Claim = ({ text }: { text: string | null }) => {
  const translate = useTranslate();
  if (!text) return null;
  return (
    <small className="checks-claim">
      {translate('resources.registration.papers.claim')} <b>{text}</b>
    </small>
  );
};
