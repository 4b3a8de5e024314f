import { crudAccess, crudApi } from './record/crudApi';
import { defineRecord, type RecordType } from './record/defineRecord';
import { choice, day, money, paper, region, text, timestamp } from './record/kinds';

declare module './core/audited' {
  interface AuditedActions {
    operational_cost: never;
  }
}

/** Kinds of costs of running the marketplace, in the order in which forms offer them. */
export const OPERATIONAL_COST_KINDS = {
  staff: 'Gaji dan honor',
  logistics: 'Logistik dan pengantaran',
  marketing: 'Pemasaran',
  technology: 'Teknologi dan sistem',
  payment: 'Biaya layanan pembayaran',
  office: 'Kantor dan utilitas',
  other: 'Lain-lain',
} as const;
export type OperationalCostKind = keyof typeof OPERATIONAL_COST_KINDS;

/** A cost of running the marketplace. Without a region it concerns the whole country. */
export const operationalCost = defineRecord('operational_cost', {
  /** Not after today. */
  spent_on: day('Tanggal', { sorted: true, filtered: true }),
  kind: choice('Jenis biaya', OPERATIONAL_COST_KINDS, { filtered: true }),
  description: text('Keterangan', { max: 200, searched: true }),
  amount: money('Jumlah', { min: 1, max: 100_000_000_000, sorted: true }),
  region_code: region('Wilayah', { optional: true, filtered: true }),
  receipt: paper('Bukti', { optional: true }),
  created_at: timestamp('Dicatat'),
  updated_at: timestamp('Diubah', { sorted: true }),
});
export type OperationalCost = RecordType<typeof operationalCost>;

/** Costs entered by finance. Users bound to sales regions may change only the costs of their own. */
export const operationalCostApi = crudApi(operationalCost, {
  list: '/v1/report/finance/operational-costs',
  one: '/v1/report/finance/operational-costs',
  access: crudAccess('biaya_operasional'),
  export: '/api/console/export/operational-costs',
  exportAccess: 'can_export_biaya_operasional',
  done: {
    // point 8
    create: 'Biaya Operasional berhasil ditambahkan',
    update: 'Biaya operasional disimpan.',
    remove: 'Biaya operasional dihapus.',
  },
});
