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
  title: { list: 'Audit log', show: 'Entry details' },
  info: {
    list: 'Who did what, to which record, when and from where. Entries cannot be changed or deleted; each one is sealed in a chain.',
  },
  fields: {
    at: 'Time',
    actor_id: 'Person',
    actor_name: 'Person',
    action: 'Action',
    entity: 'Record type',
    entity_id: 'Record ID',
    label: 'Record',
    ip: 'IP address',
    request_id: 'Request ID',
    seal_number: 'Seal number',
    hash: 'Seal',
    session_id: 'Session',
    start_date: 'From date',
    end_date: 'To date',
  },
  custom: {
    sealed: 'Sealed, number %{number}',
    unsealed: 'Not sealed yet; it will be sealed within seconds',
    changes: {
      title: 'What changed',
      none: 'No field changes were recorded.',
      field: 'Field',
      before: 'Before',
      after: 'After',
      blank: '(empty)',
    },
    facts: 'Entry',
    proof: 'Seal and technical IDs',
  },
};
