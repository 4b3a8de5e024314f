import { operationalCostApi } from '../../../contract/operationalCost';

/** The messages of its own views. */
export const custom = {
  add_title: 'Tambah Biaya Operasional',
  edit_title: 'Ubah biaya operasional',
  show_title: 'Biaya operasional',
  added: operationalCostApi.create.done ?? '',
  help: {
    spent_on: 'Tanggal uang keluar, paling akhir hari ini.',
    description: 'Misalnya: sewa kantor bulan November.',
  },
};
