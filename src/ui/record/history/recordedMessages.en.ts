import type { recordedFields } from '../../../../contract/recordedFields';

/** English labels of the fields that exist only in the audit log. */
export const recorded: Record<keyof typeof recordedFields.shape, string> = {
  format: 'File type',
  filter: 'Filters',
  search: 'Search',
  sort: 'Sort order',
  rows: 'Rows',
  count: 'Count',
  decision: 'Decision',
  decision_note: 'Decision note',
  decided_at: 'Decided',
  reason_code: 'Reason',
  reason_note: 'Note',
  kind: 'Type',
  category: 'Category',
  documents: 'Documents',
  order: 'Order',
  region_code: 'Region',
  province_code: 'Province',
  regency_code: 'Regency/City',
  district_code: 'District',
  village_code: 'Village',
  address: 'Address',
  address_note: 'Landmark',
  latitude: 'Latitude',
  longitude: 'Longitude',
  distance_m: 'Distance (metres)',
  courier_name: 'Courier',
  courier_phone: 'Courier’s phone',
  payment_state: 'Payment status',
  payment_mismatch: 'Mismatch',
  payment_reference: 'Payment reference',
  payment_fee: 'Payment fee',
  paid_amount: 'Received',
  paid_at: 'Paid',
  refunded_amount: 'Refunded',
  settled_at: 'Paid out',
  slug: 'Permission code',
  action: 'Action',
  subject: 'Section',
  status: 'Status',
  minute: 'Minute',
  locale: 'Language',
  name: 'View name',
  merchant_id: 'Merchant',
  resource: 'List',
  query: 'View content',
  is_shared: 'Shared',
  owner_name: 'Owner',
};

/** Kinds of bulk price changes. */
export const batchKinds = { change: 'Change', add: 'Addition', excel: 'Excel upload', revert: 'Reversal' };

/** Choices of these fields. */
export const recordedChoices = {
  kind: { ...batchKinds, generated: 'Generated as a batch' },
  payment_state: {
    unpaid: 'Unpaid',
    paid: 'Paid',
    refunding: 'Awaiting refund',
    refunded: 'Refunded',
    void: 'Not charged',
  },
  payment_mismatch: {
    amount_differs: 'Paid amount differs from the total',
    not_paid: 'Processed without payment',
    refund_differs: 'Refund differs',
    settled_early: 'Paid out before the order was completed',
  },
};
