import { labelsOf } from '../../../contract/core/labels';
import { OPERATIONAL_COST_KINDS, operationalCost, operationalCostApi } from '../../../contract/operationalCost';

export const id = {
  name: 'Biaya Operasional',
  noun: 'biaya operasional',
  audit: { operational_cost: {} },
  search: 'Cari keterangan',
  fields: { ...labelsOf(operationalCostApi.list.query), ...labelsOf(operationalCost) },
  choices: { kind: OPERATIONAL_COST_KINDS },
  custom: {
    add_title: 'Tambah Biaya Operasional',
    edit_title: 'Ubah biaya operasional',
    show_title: 'Biaya operasional',
    added: operationalCostApi.create.done ?? '',
    help: {
      spent_on: 'Tanggal uang keluar, paling akhir hari ini.',
      description: 'Misalnya: sewa kantor bulan November.',
    },
  },
};
