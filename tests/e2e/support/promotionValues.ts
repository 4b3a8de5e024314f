/** The values of a promotion's form other than its title. */
export const promotionValues = {
  Jenis: 'Potongan Persen',
  'Potongan (%)': 10,
  'Potongan paling banyak': '15000',
  Kuota: 200,
  Mulai: '01/08/2027',
  Selesai: '31/08/2027',
};
