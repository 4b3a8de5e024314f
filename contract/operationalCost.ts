import { z } from 'zod';
import { regionCode } from './area/region';
import { choice } from './core/choice';
import { crudAccess, crudApi } from './core/crudApi';
import { day, instantOut, rupiah, text } from './core/fields';
import { listQueryOf } from './core/listQueryOf';
import { recordOf } from './core/recordOf';
import { exportOf } from './export';
import { paper } from './file';
import { recordHistory } from './history';

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
export const operationalCostKind = choice(OPERATIONAL_COST_KINDS);

export const operationalCostInput = z.object({
  /** Not after today. */
  spent_on: day.meta({ title: 'Tanggal' }),
  kind: operationalCostKind.meta({ title: 'Jenis biaya' }),
  description: text(200).meta({ title: 'Keterangan' }),
  amount: rupiah.min(1).max(100_000_000_000).meta({ title: 'Jumlah', kind: 'money' }),
  /** Null for the whole country. */
  region_code: regionCode.nullable().default(null).meta({ title: 'Wilayah' }),
  receipt: paper.nullable().default(null).meta({ title: 'Bukti' }),
});

export const operationalCost = recordOf(operationalCostInput).extend({
  created_at: instantOut.meta({ title: 'Dicatat' }),
  updated_at: instantOut.meta({ title: 'Diubah' }),
});
export type OperationalCost = z.output<typeof operationalCost>;

const path = '/v1/report/finance/operational-costs';
const access = crudAccess('biaya_operasional');

const crud = crudApi({
  noun: 'operational cost',
  list: path,
  one: path,
  access,
  query: listQueryOf(operationalCost, {
    sorts: ['spent_on', 'amount', 'updated_at'],
    search: ['description'],
    filters: ['kind', 'region_code'],
  }).extend({
    start_date: day.optional().meta({ title: 'Dari tanggal' }),
    end_date: day.optional().meta({ title: 'Sampai tanggal' }),
  }),
  input: operationalCostInput,
  record: operationalCost,
  done: {
    // point 8
    create: 'Biaya Operasional berhasil ditambahkan',
    update: 'Biaya operasional disimpan.',
    remove: 'Biaya operasional dihapus.',
  },
});

/** Costs of running the marketplace, entered by finance. Users bound to sales regions may change only the costs of their own. */
export const operationalCostApi = {
  ...crud,
  export: exportOf('/api/console/export/operational-costs', crud.list, 'can_export_biaya_operasional'),
};

export const operationalCostHistory = recordHistory('operational_cost', operationalCostApi.one);
