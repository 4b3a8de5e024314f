import { type RaRecord, ShowBase, useLocaleState, useShowContext, useTranslate } from 'ra-core';
import type { AuditDetail } from '../../../contract/auditLog';
import { ApiError } from '../../dataProvider/ApiError';
import { formatDate } from '../../i18n/dates';
import { useRefinePageMeta } from '../../layout/PageMeta';
import { FormSection } from '../../ui/form/FormSection';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { useListAddress } from '../../ui/list/listMemory';
import { Failed } from '../../ui/states/Failed';
import { useAuditWords } from './useAuditWords';
import '../../ui/form/form.css';
import './auditLog.css';

const AuditLogShow = () => (
  <ShowBase queryOptions={{ onError: () => undefined }}>
    <Shown />
  </ShowBase>
);

const Shown = () => {
  const translate = useTranslate();
  const { record, error, refetch } = useShowContext<AuditDetail & RaRecord>();
  useRefinePageMeta({ back: useListAddress() });
  // The list's row stands in until the entry is there; it does not know what changed.
  if (record?.changes) return <Entry row={record} />;
  if (!error) return <FormSkeleton />;
  const failure = error as unknown;
  return (
    <Failed
      title={translate('resources.auditLog.failed')}
      text={(failure as Error).message}
      requestId={failure instanceof ApiError ? failure.requestId : undefined}
      onRetry={refetch}
    />
  );
};

/** One entry: the facts, and the fields that changed, before and after. */
const Entry = ({ row }: { row: AuditDetail }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { action, entity, field } = useAuditWords();
  const word = (key: string, args?: object) => translate(`resources.auditLog.${key}`, args);
  const facts: [string, string | null][] = [
    ['at', `${formatDate(row.at, 'moment', locale)} WIB`],
    ['actor_name', row.actor_name],
    ['action', action(row.action)],
    ['entity', entity(row.entity)],
    ['label', row.label],
    ['entity_id', row.entity_id],
    ['ip', row.ip],
    ['session_id', row.session_id],
    ['request_id', row.request_id],
    ['hash', row.hash],
    ['seal_number', row.seal_number === null ? word('unsealed') : word('sealed', { number: row.seal_number })],
  ];
  return (
    <div className="audit-page">
      <FormSection title={word('facts')}>
        <dl className="audit-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{word(`fields.${name}`)}</dt>
              <dd>{value || '–'}</dd>
            </div>
          ))}
        </dl>
      </FormSection>
      <section className="form-card">
        <header>
          <h2>{word('changes.title')}</h2>
        </header>
        {row.changes.length === 0 ? (
          <p className="audit-none">{word('changes.none')}</p>
        ) : (
          <table className="audit-changes">
            <thead>
              <tr>
                <th scope="col">{word('changes.field')}</th>
                <th scope="col">{word('changes.before')}</th>
                <th scope="col">{word('changes.after')}</th>
              </tr>
            </thead>
            <tbody>
              {row.changes.map(change => (
                <tr key={change.field}>
                  <th scope="row">{field(row.entity, change.field)}</th>
                  <td>{written(change.before, word('changes.blank'))}</td>
                  <td>{written(change.after, word('changes.blank'))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
};

/** A value as the log keeps it; lists one below the other. */
function written(value: unknown, blank: string): string {
  if (value === null || value === undefined || value === '') return blank;
  if (Array.isArray(value)) return value.length > 0 ? value.map(item => written(item, blank)).join('\n') : blank;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export default AuditLogShow;
