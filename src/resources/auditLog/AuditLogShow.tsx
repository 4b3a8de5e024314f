import { LinkBase, type RaRecord, useLocaleState, useTranslate } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import type { AuditDetail } from '../../../contract/auditLog';
import { asRecorded } from '../../../contract/recordedFields';
import { useAuditMessages } from '../../catalogue/useAuditMessages';
import { formatDate } from '../../i18n/dates';
import { Card } from '../../ui/display/Card';
import { Facts } from '../../ui/display/Facts';
import { useValueText } from '../../ui/fields/useValueText';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceShow } from '../../ui/record/ResourceShow';
import { useRecordAddress } from './useRecordAddress';
import './auditLog.css';

const AuditLogShow = () => (
  <ResourceShow<AuditDetail & RaRecord> whole="changes">{entry => <Entry row={entry} />}</ResourceShow>
);

/** One entry: the changed fields before and after, then its facts; those that only serve as proof are collapsed. */
const Entry = ({ row }: { row: AuditDetail }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { action, entity, field, resourceOf, recordOf, filtersOf } = useAuditMessages();
  const valueText = useValueText(
    useMemo(() => asRecorded(recordOf(row.entity)), [recordOf, row.entity]),
    row.changes.map(({ field: name, before, after }) => ({ field: name, values: [before, after] })),
    resourceOf(row.entity),
  );
  const filters = row.changes
    .filter(change => change.field === 'filter')
    .flatMap(({ after }) => Object.entries(after ?? {}));
  const filterText = useValueText(
    filtersOf(row.entity),
    filters.map(([name, chosen]) => ({ field: name, values: [chosen].flat() })),
    resourceOf(row.entity),
  );
  /** Formats a value: lists one item per line, filters one after another. */
  const text = (name: string, value: unknown): string => {
    if (name === 'filter' && value)
      return filters
        .map(([filter, chosen]) => `${field(row.entity, filter)}: ${filterText(filter, chosen)}`)
        .join('\n');
    return Array.isArray(value) ? value.map(item => valueText(name, [item])).join('\n') : valueText(name, value);
  };
  const t = (key: string, args?: object) => translate(`resources.auditLog.${key}`, args);
  const address = useRecordAddress()(row);
  const facts: [string, ReactNode][] = [
    ['at', `${formatDate(row.at, 'moment', locale)} WIB`],
    ['actor_name', row.actor_name],
    ['action', action(row.action, row.entity)],
    ['entity', entity(row.entity)],
    [
      'label',
      address ? (
        <LinkBase key="label" to={address}>
          {row.label ?? row.entity_id}
        </LinkBase>
      ) : (
        row.label
      ),
    ],
    ['ip', row.ip],
  ];
  const proof: [string, string | null][] = [
    ['entity_id', row.entity_id],
    ['session_id', row.session_id],
    ['request_id', row.request_id],
    ['hash', row.hash],
    ['seal_number', row.seal_number === null ? t('unsealed') : t('sealed', { number: row.seal_number })],
  ];
  const named = ([field, value]: [string, ReactNode]) => [t(`fields.${field}`), value] as const;
  return (
    <div className="audit-page stack">
      <Card>
        <header>
          <h2>{t('changes.title')}</h2>
        </header>
        {row.changes.length === 0 ? (
          <p className="audit-none muted">{t('changes.none')}</p>
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
      <FormSection title={t('facts')}>
        <div className="field-wide">
          <Facts wide facts={facts.map(named)} />
          <details className="audit-proof">
            <summary>{t('proof')}</summary>
            <Facts wide facts={proof.map(named)} />
          </details>
        </div>
      </FormSection>
    </div>
  );
};

export default AuditLogShow;
