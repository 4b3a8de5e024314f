/** Messages of the layout for pages without a session. */
export const id = {
  heading: 'Delapan wilayah, satu meja kerja',
  lead: 'Harga, merchant, promo, dan pesanan BBM, LPG, pelumas, serta refrigeran diurus dari sini.',
  map: 'Peta delapan wilayah penjualan',
  trouble: 'Kesulitan masuk?',
  copyright: (year: number) => `© ${year} Pertamina. Hak cipta dilindungi.`,
};
