import { auditRow } from '../../../contract/auditLog';
import { labelsOf } from '../../../contract/core/labels';

export const id = {
  name: 'Log Audit',
  noun: 'catatan',
  // Files, saved views and requests have no resource of their own.
  audit: {
    audit_log: { name: 'Log audit' },
    file: { name: 'Berkas' },
    saved_view: { name: 'Tampilan tersimpan' },
    request: { name: 'Permintaan', actions: { refuse: 'Ditolak' } },
  },
  search: 'Cari nama data atau pelaku',
  title: { list: 'Log Audit', show: 'Detail Catatan' },
  info: {
    list: 'Siapa melakukan apa, terhadap apa, kapan, dan dari mana. Catatan tidak dapat diubah atau dihapus; setiap catatan disegel berantai.',
  },
  fields: {
    ...labelsOf(auditRow),
    actor_id: 'Pelaku',
    entity_id: 'ID data',
    session_id: 'Sesi',
    start_date: 'Dari tanggal',
    end_date: 'Sampai tanggal',
  },
  custom: {
    sealed: 'Tersegel, nomor %{number}',
    unsealed: 'Belum tersegel; disegel beberapa detik lagi',
    changes: {
      title: 'Yang berubah',
      none: 'Tidak ada isian yang tercatat berubah.',
      field: 'Isian',
      before: 'Sebelum',
      after: 'Sesudah',
      blank: '(kosong)',
    },
    facts: 'Catatan',
    proof: 'Segel dan nomor teknis',
  },
};
