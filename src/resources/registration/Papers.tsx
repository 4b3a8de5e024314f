import { Button } from '@mui/material';
import { CircleAlert, CircleCheck, CircleDashed, CircleX, FileUp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useCanAccess, useLocaleState, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { jakartaDay } from '../../../contract/core/days';
import type { DocumentTypeCode, DocumentVerdict } from '../../../contract/merchant/merchantDocument';
import { DOCUMENT_CHECKS } from '../../../contract/registration/documentChecks';
import { registrationApi } from '../../../contract/registration/registrationApi';
import type { Registration, RegistrationDocument } from '../../../contract/registration/registrationRecord';
import { isChecked, mayBeChanged, STEPS } from '../../../contract/registration/registrationSteps';
import { holdsAny } from '../../authProvider/session';
import { useAction } from '../../dataProvider/useAction';
import { formatDate, startOfJakartaDay } from '../../i18n/dates';
import { Card } from '../../ui/Card';
import { DocumentMark } from '../../ui/DocumentMark';
import { PaperChecks } from './PaperChecks';
import { PaperDialog } from './PaperDialog';
import { PaperViewer } from './PaperViewer';
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
  paper: RegistrationDocument | undefined;
}

/** All that is asked for and what else was sent, in order. */
const entriesOf = ({ required_documents, documents }: Registration): Entry[] => [
  ...required_documents.map(code => ({ code, paper: documents.find(({ type_code }) => type_code === code) })),
  ...documents
    .filter(({ type_code }) => !required_documents.includes(type_code))
    .map(paper => ({ code: paper.type_code, paper })),
];

/**
 * The papers, the one that is looked at, and what is to be looked at in it. Arrow keys change the paper, S says that it fits. Who may change
 * the registration can put another file in a paper's place, or one where it is missing.
 */
export const Papers = ({ registration, onChange, onReload }: RegistrationPart) => {
  const translate = useTranslate();
  const entries = entriesOf(registration);
  const [code, choose] = useState(
    () => (entries.find(({ paper }) => paper?.verdict === 'pending') ?? entries[0])?.code,
  );
  const at = Math.max(
    0,
    entries.findIndex(entry => entry.code === code),
  );
  const open = entries[at];
  const check = useAction(registrationApi.check);
  const [replacing, replace] = useState(false);
  const { canAccess: mayChange } = useCanAccess({ resource: 'registration', action: 'change' });
  const t = (key: string, args?: object) => translate(`resources.registration.papers.${key}`, args);
  const mayCheck = isChecked(registration.status) && holdsAny(STEPS.start_review.rights);
  const go = (to: number) => choose(entries[Math.min(Math.max(to, 0), entries.length - 1)]?.code);

  const send = (paper: RegistrationDocument, verdict: DocumentVerdict, checks: readonly string[], note?: string) => {
    if (check.isPending) return;
    const { id, version } = registration;
    check.mutate(
      {
        params: { id, document_id: paper.id },
        body: { verdict, checks: checks as never, note, version },
      },
      {
        onSuccess: answer => {
          onChange(answer);
          if (verdict !== 'pending') go(at + 1);
        },
      },
    );
  };
  const mark = () => open?.paper && mayCheck && send(open.paper, 'fits', DOCUMENT_CHECKS[open.paper.type_code]);
  usePaperKeys({ up: () => go(at - 1), down: () => go(at + 1), mark });
  const replaceButton = mayChange && mayBeChanged(registration.status) && (
    <Button size="small" startIcon={<FileUp />} aria-haspopup="dialog" onClick={() => replace(true)}>
      {t(open?.paper ? 'replace' : 'add')}
    </Button>
  );
  const checked = entries.filter(({ paper }) => paper && paper.verdict !== 'pending').length;

  return (
    <Card className="registration-papers" aria-label={t('title')}>
      <header>
        <h2>
          {t('title')} <small>{t('count', { checked, all: entries.length })}</small>
        </h2>
        <p className="registration-keys" aria-hidden="true">
          {t('move')} <kbd>↑</kbd> <kbd>↓</kbd> {mayCheck && t('mark')} {mayCheck && <kbd>S</kbd>}
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
        {open?.paper ? (
          <>
            <PaperViewer key={open.paper.file_url} paper={open.paper} action={replaceButton} />
            <PaperChecks
              key={`${open.paper.file_url} ${open.paper.verdict} ${open.paper.checked_at}`}
              paper={open.paper}
              mayCheck={mayCheck}
              busy={check.isPending}
              error={check.error}
              onReload={() => {
                check.reset();
                onReload();
              }}
              onVerdict={(verdict, checks, note) => send(open.paper!, verdict, checks, note)}
            />
          </>
        ) : (
          <div className="registration-missing">
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
        <PaperDialog
          registration={registration}
          onChange={onChange}
          onReload={onReload}
          code={open.code}
          paper={open.paper}
          onClose={() => replace(false)}
        />
      )}
    </Card>
  );
};

const EntryText = ({ code, paper }: Entry) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.registration.${key}`, args);
  const { expires_on = null } = paper ?? {};
  const ends = expires_on && startOfJakartaDay(expires_on);
  const soon = ends && Date.parse(ends) - Date.now() < SOON_MS;
  const [icon, tone] = soon ? ([TriangleAlert, 'warning'] as const) : looks[paper?.verdict ?? 'missing'];
  const until = ends && formatDate(ends, 'day', locale);
  return (
    <>
      <DocumentMark icon={icon} tone={tone} />
      <span>
        {t(`choices.document.${code}`)}
        <small>
          {paper ? t(`choices.verdict.${paper.verdict}`) : t('papers.missing')}
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

/** Keys of the papers, while nothing is typed or asked. */
function usePaperKeys(keys: Keys) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
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
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
