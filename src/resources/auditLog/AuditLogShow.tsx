import { type RaRecord, useLocaleState, useTranslate } from 'ra-core';
import type { AuditDetail } from '../../../contract/auditLog';
import { useAuditMessages } from '../../catalogue/useAuditMessages';
import { formatDate } from '../../i18n/dates';
import { Card } from '../../ui/Card';
import { Facts } from '../../ui/Facts';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceShow } from '../../ui/ResourceShow';
import { useValueText } from '../../ui/useValueText';
import './auditLog.css';

const AuditLogShow = () => (
  <ResourceShow<AuditDetail & RaRecord> whole="changes">{entry => <Entry row={entry} />}</ResourceShow>
);

/** One entry: the facts, and the fields that changed, before and after. */
const Entry = ({ row }: { row: AuditDetail }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { action, entity, field, resourceOf, recordOf } = useAuditMessages();
  const valueText = useValueText(
    recordOf(row.entity),
    row.changes.map(({ field: name, before, after }) => ({ field: name, values: [before, after] })),
    resourceOf(row.entity),
  );
  /** Lists stand one below the other. */
  const text = (name: string, value: unknown) =>
    Array.isArray(value) ? value.map(item => valueText(name, [item])).join('\n') : valueText(name, value);
  const t = (key: string, args?: object) => translate(`resources.auditLog.${key}`, args);
  const facts: [string, string | null][] = [
    ['at', `${formatDate(row.at, 'moment', locale)} WIB`],
    ['actor_name', row.actor_name],
    ['action', action(row.action, row.entity)],
    ['entity', entity(row.entity)],
    ['label', row.label],
    ['entity_id', row.entity_id],
    ['ip', row.ip],
    ['session_id', row.session_id],
    ['request_id', row.request_id],
    ['hash', row.hash],
    ['seal_number', row.seal_number === null ? t('unsealed') : t('sealed', { number: row.seal_number })],
  ];
  return (
    <div className="audit-page">
      <FormSection title={t('facts')}>
        <Facts wide facts={facts.map(([field, value]) => [t(`fields.${field}`), value])} />
      </FormSection>
      <Card>
        <header>
          <h2>{t('changes.title')}</h2>
        </header>
        {row.changes.length === 0 ? (
          <p className="audit-none">{t('changes.none')}</p>
        ) : (
          <table className="audit-changes">
            <thead>
              <tr>
                <th scope="col">{t('changes.field')}</th>
                <th scope="col">{t('changes.before')}</th>
                <th scope="col">{t('changes.after')}</th>
              </tr>
            </thead>
            <tbody>
              {row.changes.map(change => (
                <tr key={change.field}>
                  <th scope="row">{field(row.entity, change.field)}</th>
                  <td>{text(change.field, change.before) || t('changes.blank')}</td>
                  <td>{text(change.field, change.after) || t('changes.blank')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </div>
  );
};

export default AuditLogShow;
