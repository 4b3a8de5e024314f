import { operationalCost, operationalCostApi } from '../../../contract/operationalCost';
import { choicesOfRecord, labelsOfRecord } from '../../../contract/record/labels';

export const id = {
  name: 'Biaya Operasional',
  audit: { operational_cost: {} },
  info: { list: 'Biaya yang mengurangi laba di laporan keuangan beranda.' },
  search: 'Cari keterangan',
  fields: { ...labelsOfRecord(operationalCost), start_date: 'Dari tanggal', end_date: 'Sampai tanggal' },
  choices: choicesOfRecord(operationalCost, ['kind']),
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
