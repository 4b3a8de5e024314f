import { CircleAlert, CircleCheck, CircleDashed, CircleX, FileText, type LucideIcon } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useState } from 'react';
import { jakartaDay } from '../../../contract/core/days';
import type { MerchantDocument } from '../../../contract/merchant/merchantDocument';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { formatDay } from '../../i18n/dates';
import { DocumentMark } from '../../ui/display/DocumentMark';
import { FormSection } from '../../ui/form/FormSection';
import { EmptyState } from '../../ui/states/EmptyState';
import './documentsPart.css';
import './merchantParts.css';

const looks: Record<NonNullable<MerchantDocument['verdict']>, readonly [LucideIcon, 'good' | 'warning' | 'muted']> = {
  fits: [CircleCheck, 'good'],
  unfit: [CircleX, 'warning'],
  pending: [CircleDashed, 'muted'],
};

/** The documents of a merchant next to the open one; missing required ones are listed too. */
export const DocumentsPart = ({ merchant: { documents, required_document_codes } }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const [chosen, choose] = useState(documents[0]?.id);
  const t = (key: string, args?: object) => translate(`resources.merchant.${key}`, args);
  const missing = required_document_codes.filter(code => !documents.some(({ type_code }) => type_code === code));
  const required = required_document_codes.length;
  const open = documents.find(({ id }) => id === chosen);
  return (
    <FormSection
      title={t('show.documents')}
      text={t('show.documents_count', { present: required - missing.length, required })}
    >
      <div className="merchant-papers stack merchant-wide">
        <ul>
          {documents.map(document => (
            <li key={document.id}>
              <button type="button" aria-pressed={document.id === chosen} onClick={() => choose(document.id)}>
                <Paper document={document} />
              </button>
            </li>
          ))}
          {missing.map(code => (
            <li key={code} className="merchant-paper-missing">
              <CircleAlert size={18} aria-hidden />
              <span>
                {t(`choices.document.${code}`)}
                <small className="hint">{t('show.document_missing')}</small>
              </span>
            </li>
          ))}
        </ul>
        {open ? <Preview document={open} /> : <EmptyState title={t('show.no_documents')} />}
      </div>
    </FormSection>
  );
};

const Paper = ({ document: { type_code, verdict, expires_on } }: { document: MerchantDocument }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [icon, tone] = looks[verdict ?? 'pending'];
  const t = (key: string, args?: object) => translate(`resources.merchant.${key}`, args);
  const until = expires_on && formatDay(expires_on, 'day', locale);
  return (
    <>
      <DocumentMark icon={icon} tone={tone} />
      <span>
        {t(`choices.document.${type_code}`)}
        <small>
          {t(`choices.verdict.${verdict}`)}
          {until && `, ${t(expires_on < jakartaDay() ? 'show.expired' : 'show.expires', { date: until })}`}
        </small>
      </span>
    </>
  );
};

const Preview = ({ document: { file_url, file_name, mime, type_code } }: { document: MerchantDocument }) => {
  const translate = useTranslate();
  const name = translate(`resources.merchant.choices.document.${type_code}`);
  return (
    <figure>
      {mime.startsWith('image/') ? (
        <img src={file_url} alt={name} />
      ) : (
        <FileText size={64} strokeWidth={1} aria-hidden />
      )}
      <figcaption>
        {file_name}{' '}
        <a href={file_url} target="_blank" rel="noreferrer">
          {translate('resources.merchant.show.document_open', { name })}
        </a>
      </figcaption>
    </figure>
  );
};
