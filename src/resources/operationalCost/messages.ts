import { labelsOf } from '../../../contract/core/labels';
import { OPERATIONAL_COST_KINDS, operationalCost, operationalCostApi } from '../../../contract/operationalCost';

export const id = {
  name: 'Biaya Operasional',
  audit: { operational_cost: {} },
  info: { list: 'Biaya yang mengurangi laba di laporan keuangan beranda.' },
  search: 'Cari keterangan',
  fields: { ...labelsOf(operationalCostApi.list.query), ...labelsOf(operationalCost) },
  choices: { kind: OPERATIONAL_COST_KINDS },
  help: {
    spent_on: 'Tanggal uang keluar, paling lambat hari ini.',
    description: 'Misalnya: sewa kantor bulan November.',
  },
  custom: {
    edit_title: 'Ubah biaya operasional',
    show_title: 'Biaya operasional',
    added: operationalCostApi.create.done ?? '',
  },
};
