import type { Translated } from '../../i18n/merge';
import type { id } from './messages';

export const en: Translated<typeof id> = {
  name: 'Audit log',
  noun: 'entry |||| entries',
  audit: {
    audit_log: { name: 'Audit log' },
    file: { name: 'File' },
    saved_view: { name: 'Saved view' },
    request: { name: 'Request', actions: { refuse: 'Refused' } },
  },
  search: 'Search by record or person',
  title: { list: 'Audit log', show: 'Entry' },
  info: {
    list: 'Who did what to what, when and from where. Entries can be neither changed nor deleted; each is sealed in a chain.',
  },
  fields: {
    at: 'Time',
    actor_id: 'Person',
    actor_name: 'Person',
    action: 'Action',
    entity: 'Kind of record',
    entity_id: 'Id of the record',
    label: 'Record',
    ip: 'IP address',
    request_id: 'Request id',
    seal_number: 'Seal number',
    hash: 'Seal',
    session_id: 'Session',
    start_date: 'From day',
    end_date: 'To day',
  },
  custom: {
    sealed: 'Sealed, number %{number}',
    unsealed: 'Not sealed yet; it will be within seconds',
    changes: {
      title: 'What changed',
      none: 'No field is recorded as changed.',
      field: 'Field',
      before: 'Before',
      after: 'After',
      blank: '(empty)',
    },
    facts: 'Entry',
    proof: 'Seal and technical ids',
  },
};
