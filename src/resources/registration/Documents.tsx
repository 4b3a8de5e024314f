import { CircleAlert, CircleCheck, CircleDashed, CircleX, FileUp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useCanAccess, useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { jakartaDay } from '../../../contract/core/days';
import { now } from '../../../contract/core/now';
import type { DocumentTypeCode, DocumentVerdict } from '../../../contract/merchant/merchantDocument';
import { DOCUMENT_CHECKS } from '../../../contract/registration/documentChecks';
import { registrationApi } from '../../../contract/registration/registrationApi';
import type { Registration, RegistrationDocument } from '../../../contract/registration/registrationRecord';
import { isChecked, mayBeChanged, STEPS } from '../../../contract/registration/registrationSteps';
import { holdsAny } from '../../authProvider/session';
import { isOffered } from '../../dataProvider/isOffered';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { formatDate, startOfJakartaDay } from '../../i18n/dates';
import { Button } from '../../ui/controls/Button';
import { useKeyDown } from '../../ui/controls/shortcuts/useKeyDown';
import { useReadOnlyReason } from '../../ui/controls/useReadOnlyReason';
import { Card } from '../../ui/display/Card';
import { DocumentMark } from '../../ui/display/DocumentMark';
import { DocumentChecks } from './DocumentChecks';
import { DocumentDialog } from './DocumentDialog';
import { DocumentViewer } from './DocumentViewer';
import type { RegistrationPart } from './RegistrationPart';
import './papers.css';

const looks: Record<DocumentVerdict | 'missing', readonly [LucideIcon, 'good' | 'bad' | 'muted']> = {
  fits: [CircleCheck, 'good'],
  unfit: [CircleX, 'bad'],
  pending: [CircleDashed, 'muted'],
  missing: [CircleAlert, 'bad'],
};
const SOON_MS = 60 * 86_400_000;

interface Entry {
  code: DocumentTypeCode;
  document: RegistrationDocument | undefined;
}

/** Returns the required documents and any others, in order. */
const entriesOf = ({ required_documents, documents }: Registration): Entry[] => [
  ...required_documents.map(code => ({ code, document: documents.find(({ type_code }) => type_code === code) })),
  ...documents
    .filter(({ type_code }) => !required_documents.includes(type_code))
    .map(document => ({ code: document.type_code, document })),
];

/**
 * The documents, the open one, and its checklist. Arrow keys switch documents, S approves the open one. Users who may update the
 * registration can replace a document or add a missing one.
 */
export const Documents = ({ registration, onChange, onReload }: RegistrationPart) => {
  const translate = useTranslate();
  const entries = entriesOf(registration);
  const [code, choose] = useState(
    () => (entries.find(({ document }) => document?.verdict === 'pending') ?? entries[0])?.code,
  );
  const at = Math.max(
    0,
    entries.findIndex(entry => entry.code === code),
  );
  const open = entries[at];
  const check = useEndpointMutation(registrationApi.check);
  const isRefused = Boolean(useReadOnlyReason());
  const [shown, show] = useState<ReadonlySet<string>>(new Set());
  const [replacing, replace] = useState(false);
  const { canAccess: mayChange } = useCanAccess({ resource: 'registration', action: 'change' });
  const t = (key: string, args?: object) => translate(`resources.registration.papers.${key}`, args);
  const mayCheck =
    isOffered(registrationApi.check) && isChecked(registration.status) && holdsAny(STEPS.start_review.rights);
  const go = (to: number) => choose(entries[Math.min(Math.max(to, 0), entries.length - 1)]?.code);

  const send = (document: RegistrationDocument, verdict: DocumentVerdict, checks: readonly string[], note?: string) => {
    if (check.isPending || isRefused) return;
    const { id, version } = registration;
    check.mutate(
      {
        params: { id, document_id: document.id },
        body: { verdict, checks: checks as never, note, version },
      },
      {
        onSuccess: response => {
          onChange(response);
          if (verdict !== 'pending') go(at + 1);
        },
      },
    );
  };
  // a document that was checked before has been viewed
  const isShown = ({ file_url, verdict }: RegistrationDocument) => shown.has(file_url) || verdict === 'fits';
  const mark = () => {
    const { document } = open ?? {};
    if (document && mayCheck && isShown(document)) send(document, 'fits', DOCUMENT_CHECKS[document.type_code]);
  };
  useDocumentKeys({ up: () => go(at - 1), down: () => go(at + 1), mark });
  const replaceButton = mayChange && isOffered(registrationApi.upload) && mayBeChanged(registration.status) && (
    <Button size="small" startIcon={<FileUp />} aria-haspopup="dialog" onClick={() => replace(true)}>
      {t(open?.document ? 'replace' : 'add')}
    </Button>
  );
  const checked = entries.filter(({ document }) => document && document.verdict !== 'pending').length;

  return (
    <Card className="registration-papers" aria-label={t('title')}>
      <header className="row wrap between">
        <h2>
          {t('title')} <small>{t('count', { checked, all: entries.length })}</small>
        </h2>
        <p className="registration-keys muted" aria-hidden="true">
          {t('move')} <kbd>↑</kbd> <kbd>↓</kbd> {mayCheck && t('mark')} {mayCheck && <kbd>S</kbd>} {t('move_on')}{' '}
          <kbd>J</kbd> <kbd>K</kbd>
        </p>
      </header>
      <div className="registration-desk">
        <ul>
          {entries.map(entry => (
            <li key={entry.code}>
              <button type="button" aria-current={entry === open} onClick={() => choose(entry.code)}>
                <EntryText {...entry} />
              </button>
            </li>
          ))}
        </ul>
        {open?.document ? (
          <>
            <DocumentViewer
              key={open.document.file_url}
              document={open.document}
              onShown={() => show(before => new Set(before).add(open.document!.file_url))}
              action={replaceButton}
            />
            <DocumentChecks
              key={`${open.document.file_url} ${open.document.verdict} ${open.document.checked_at}`}
              registration={registration}
              document={open.document}
              isShown={isShown(open.document)}
              mayCheck={mayCheck}
              busy={check.isPending}
              error={check.error}
              onReload={() => {
                check.reset();
                onReload();
              }}
              onVerdict={(verdict, checks, note) => send(open.document!, verdict, checks, note)}
            />
          </>
        ) : (
          <div className="registration-missing stack muted">
            <p>
              {open
                ? t('missing_text', {
                    type: translate(`resources.registration.choices.type.${registration.type_code}`),
                  })
                : t('none')}
            </p>
            {open && replaceButton}
          </div>
        )}
      </div>
      {replacing && open && (
        <DocumentDialog
          registration={registration}
          onChange={onChange}
          onReload={onReload}
          code={open.code}
          document={open.document}
          onClose={() => replace(false)}
        />
      )}
    </Card>
  );
};

const EntryText = ({ code, document }: Entry) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.registration.${key}`, args);
  const { expires_on = null } = document ?? {};
  const ends = expires_on && startOfJakartaDay(expires_on);
  const soon = ends && Date.parse(ends) - now() < SOON_MS;
  const [icon, tone] = soon
    ? ([TriangleAlert, 'warning'] as const)
    : (looks[document?.verdict ?? 'missing'] ?? looks.pending);
  const until = ends && formatDate(ends, 'day', locale);
  return (
    <>
      <DocumentMark icon={icon} tone={tone} />
      <span>
        {t(`choices.document.${code}`)}
        <small>
          {document ? t(`choices.verdict.${document.verdict}`) : t('papers.missing')}
          {soon && ` · ${t(expires_on! < jakartaDay() ? 'papers.ended' : 'papers.until', { date: until })}`}
        </small>
      </span>
    </>
  );
};

interface Keys {
  up: () => void;
  down: () => void;
  mark: () => void;
}

/** Keyboard shortcuts, disabled while typing and in dialogs. */
function useDocumentKeys(keys: Keys) {
  useKeyDown(event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target } = event;
    const typing =
      target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]');
    if (typing || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'))
      return;
    const act = { ArrowUp: keys.up, ArrowDown: keys.down, s: keys.mark, S: keys.mark }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
