/** Words of the page around a form for people without a session. */
export const id = {
  heading: 'Delapan wilayah, satu meja kerja',
  lead: 'Harga, merchant, promo, dan pesanan BBM, LPG, pelumas, serta refrigeran diurus dari sini.',
  map: 'Peta delapan wilayah penjualan',
  trouble: 'Kesulitan masuk?',
  copyright: (year: number) => `© ${year} Pertamina. Hak cipta dilindungi.`,
};

export const en: typeof id = {
  heading: 'Eight regions, one desk',
  lead: 'Prices, merchants, promotions and orders of fuel, LPG, lubricants and refrigerants are run from here.',
  map: 'Map of the eight sales regions',
  trouble: 'Trouble signing in?',
  copyright: year => `© ${year} Pertamina. All rights reserved.`,
};
