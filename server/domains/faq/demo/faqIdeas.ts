import type { FaqCategory } from '../../../../contract/faq';

/** A question with its answer, in the editor's format. */
type FaqIdea = readonly [question: string, answer: string];

/** The questions of the demo's help page by category, in order. Written for this project. */
export const faqIdeas: Readonly<Record<FaqCategory, readonly FaqIdea[]>> = {
  pendaftaran: [
    [
      'Dokumen apa saja yang harus saya siapkan untuk mendaftar?',
      '<p>Siapkan dokumen berikut:</p><ul><li><p>KTP pemilik dan NPWP</p></li><li><p>NIB</p></li><li><p>foto depan tempat usaha</p></li><li><p>halaman depan buku rekening</p></li></ul><p>Setelah itu, tambahkan dokumen khusus sesuai jenis merchant, misalnya surat penunjukan agen untuk agen LPG atau kontrak pangkalan untuk pangkalan LPG. Daftar lengkapnya muncul setelah Anda memilih jenis merchant.</p>',
    ],
    [
      'Berapa lama pendaftaran saya diperiksa?',
      '<p>Pemeriksaan dokumen biasanya selesai dalam tiga hari kerja sejak formulir dikirim. Untuk SPBU dan Pertashop ada tambahan verifikasi lapangan, sehingga keputusannya dapat memerlukan waktu sampai empat belas hari kerja.</p>',
    ],
    [
      'Mengapa pendaftaran saya berstatus Perlu Perbaikan?',
      '<p>Status itu berarti ada data atau dokumen yang belum sesuai.</p><ol><li><p>Buka catatan dari admin.</p></li><li><p>Perbaiki bagian yang disebutkan.</p></li><li><p>Kirim kembali.</p></li></ol><p>Jika tidak diperbaiki dalam <strong>30 hari</strong>, pendaftaran dianggap kedaluwarsa dan Anda perlu mengisi formulir baru.</p>',
    ],
    [
      'Apakah satu pemilik boleh memiliki lebih dari satu merchant?',
      '<p>Boleh, selama setiap tempat usaha punya alamat, izin, dan dokumen kemitraan sendiri. Daftarkan setiap tempat usaha secara terpisah agar stok dan laporan penjualannya tidak tercampur.</p>',
    ],
    [
      'Bisakah saya mengubah jenis merchant setelah disetujui?',
      '<p>Jenis merchant tidak dapat diubah sendiri karena dokumen wajibnya berbeda. Hubungi helpdesk, lalu ajukan pendaftaran baru untuk jenis yang sesuai. Akun lama akan ditutup setelah yang baru aktif.</p>',
    ],
  ],
  pesanan: [
    [
      'Berapa lama waktu saya untuk menerima pesanan?',
      '<p>Pesanan sebaiknya dijawab dalam 10 menit pada jam buka toko. Jika tidak ada jawaban, sistem mencatatnya sebagai pesanan yang tidak ditanggapi dan dapat mengalihkannya ke merchant lain di sekitar pelanggan.</p>',
    ],
    [
      'Berapa jumlah BBM yang boleh dipesan lewat layanan antar?',
      '<p>Pesanan antar BBM dilayani mulai <strong>10 liter sampai 20 liter</strong> untuk setiap pesanan. Jumlah di luar batas itu akan ditolak oleh sistem.</p><p>Produk yang dapat diantar adalah BBM nonsubsidi yang tersedia di toko Anda.</p>',
    ],
    [
      'Apa yang harus dilakukan bila pelanggan tidak ada di alamat?',
      '<p>Hubungi pelanggan paling sedikit dua kali dan tunggu 15 menit. Bila tetap tidak ada jawaban, tandai pesanan sebagai gagal dikirim dan pilih alasannya. Anda dapat menjadwalkan pengiriman ulang atau meminta helpdesk membatalkannya.</p>',
    ],
    [
      'Bagaimana bila pelanggan mengeluh setelah barang sampai?',
      '<p>Helpdesk akan memeriksa bukti dari pelanggan. Hasilnya ada tiga kemungkinan:</p><ul><li><p>barang dikirim ulang;</p></li><li><p>pesanan dibatalkan dan dana dikembalikan;</p></li><li><p>keluhan ditutup karena barang dinyatakan sudah diterima.</p></li></ul><p>Anda akan mendapat pemberitahuan untuk setiap keputusan.</p>',
    ],
    [
      'Apa bedanya pesanan dari aplikasi dan pesanan 135?',
      '<p>Pesanan aplikasi dibuat sendiri oleh pelanggan. Pesanan 135 dibuatkan oleh petugas helpdesk berdasarkan telepon pelanggan. Keduanya masuk ke daftar yang sama dan diproses dengan langkah yang sama.</p>',
    ],
  ],
  'harga-stok': [
    [
      'Mengapa saya tidak dapat mengubah harga BBM dan LPG?',
      '<p>Harga BBM, LPG, pelumas, dan refrigeran ditetapkan oleh penyedia untuk setiap wilayah. Anda hanya dapat mengubah stok produk tersebut. Untuk barang non Pertamina, harga sepenuhnya diatur oleh merchant.</p>',
    ],
    [
      'Mengapa harga Pertamax di provinsi saya berbeda dengan provinsi lain?',
      '<p>Setiap provinsi menetapkan tarif pajak bahan bakar kendaraan bermotor sendiri. Perbedaan tarif pajak dan biaya penyaluran membuat harga jual antarprovinsi tidak sama.</p>',
    ],
    [
      'Apa itu HET dan kapan berlaku?',
      '<p>HET adalah harga eceran tertinggi yang ditetapkan pemerintah daerah untuk LPG 3 kg di pangkalan. Menjual melebihi HET merupakan pelanggaran dan dapat berujung pada penghentian pasokan.</p>',
    ],
    [
      'Bagaimana cara memperbarui stok?',
      '<p>Buka menu produk, pilih barang, lalu isi jumlah yang benar-benar tersedia di toko. Perbarui stok setiap kali ada kiriman masuk. Barang dengan stok nol otomatis tidak tampil bagi pelanggan.</p>',
    ],
    [
      'Bolehkah saya menjual barang buatan sendiri?',
      '<p>Boleh dalam kategori non Pertamina selama barangnya legal, aman, dan tidak menyerupai produk penyedia. Lengkapi foto, satuan, dan keterangan yang jujur agar pelanggan tidak keliru.</p>',
    ],
  ],
  pembayaran: [
    [
      'Kapan uang penjualan masuk ke rekening saya?',
      '<p>Dana pesanan nontunai dicairkan satu hari kerja setelah pesanan selesai. Pesanan tunai tidak dicairkan karena uangnya sudah Anda terima langsung dari pelanggan.</p>',
    ],
    [
      'Apakah ada biaya untuk pembayaran QRIS?',
      '<p>Ada biaya layanan yang ditanggung merchant, yaitu <strong>0,4 persen</strong> di SPBU dan <strong>0,7 persen</strong> untuk usaha selain usaha mikro.</p><blockquote><p>Biaya itu tidak boleh dibebankan kepada pelanggan.</p></blockquote>',
    ],
    [
      'Pelanggan sudah membayar, tetapi statusnya masih menunggu. Mengapa?',
      '<p>Konfirmasi dari penyedia pembayaran kadang terlambat beberapa menit. Jangan mengirim barang sebelum statusnya berubah menjadi Sudah Dibayar. Jika lebih dari satu jam belum berubah, laporkan nomor pesanannya ke helpdesk.</p>',
    ],
    [
      'Siapa yang menanggung pengembalian dana bila pesanan batal?',
      '<p>Dana dikembalikan dari saldo penampungan selama pesanan belum dicairkan. Bila pesanan sudah dicairkan dan kesalahan ada pada merchant, jumlahnya dipotong dari pencairan berikutnya.</p>',
    ],
    [
      'Bagaimana cara mengganti rekening pencairan?',
      '<p>Ajukan perubahan melalui helpdesk dengan foto buku rekening baru atas nama pemilik atau badan usaha. Pencairan ditahan sampai rekening baru selesai diperiksa.</p>',
    ],
  ],
  promo: [
    [
      'Apakah saya wajib mengikuti semua promo?',
      '<p>Promo yang dibiayai penyedia berlaku otomatis bagi merchant di wilayahnya. Promo yang biayanya ditanggung bersama atau oleh merchant baru berlaku setelah Anda menyetujuinya.</p>',
    ],
    [
      'Bagaimana potongan promo diganti kepada merchant?',
      '<p>Potongan yang dibiayai penyedia ditambahkan pada pencairan dana pesanan terkait. Rinciannya dapat dilihat pada laporan transaksi di kolom subsidi promo.</p>',
    ],
    [
      'Mengapa voucher pelanggan ditolak?',
      '<p>Periksa masa berlaku, wilayah, kategori barang, dan jumlah belanja minimum. Voucher juga ditolak bila kuotanya habis atau sudah pernah dipakai oleh pelanggan yang sama.</p>',
    ],
    [
      'Bolehkah satu pesanan memakai dua voucher?',
      '<p>Satu pesanan hanya dapat memakai satu voucher potongan harga. Voucher gratis ongkir masih dapat digabung selama tidak dilarang dalam ketentuannya.</p>',
    ],
    [
      'Bagaimana cara mengusulkan promo untuk toko saya?',
      '<p>Kirim usulan kepada tim pemasaran wilayah melalui helpdesk. Sertakan barang, besar potongan, jadwal, dan perkiraan jumlah pembeli agar usulan cepat dinilai.</p>',
    ],
  ],
  'akun-bantuan': [
    [
      'Saya lupa kata sandi. Apa yang harus dilakukan?',
      '<p>Pilih Lupa Kata Sandi pada halaman masuk, isi alamat surel atau nomor telepon terdaftar, lalu ikuti petunjuk yang dikirimkan. Kata sandi baru paling sedikit delapan karakter dengan huruf besar, huruf kecil, angka, dan tanda khusus.</p>',
    ],
    [
      'Bagaimana memberi akses kepada karyawan?',
      '<p>Pemilik dapat menambahkan karyawan sebagai pengguna merchant dan memilih hak aksesnya. Jangan membagikan kata sandi pemilik, karena setiap perubahan dicatat atas nama pengguna yang masuk.</p>',
    ],
    [
      'Apa yang harus dilakukan bila tercium bau gas di gudang?',
      '<ol><li><p>Matikan sumber api, jangan menyentuh sakelar listrik.</p></li><li><p>Buka pintu dan jendela.</p></li><li><p>Pindahkan tabung yang dicurigai ke tempat terbuka.</p></li></ol><p>Setelah itu hubungi agen pemasok dan helpdesk.</p>',
    ],
    [
      'Bagaimana menutup toko untuk sementara?',
      '<p>Ubah status toko menjadi Tutup Sementara pada menu profil merchant. Toko tidak akan menerima pesanan baru, tetapi pesanan yang sudah diterima tetap harus diselesaikan.</p>',
    ],
    [
      'Ke mana saya melapor bila ada masalah dengan aplikasi?',
      '<p>Hubungi layanan <a href="tel:135">135</a> atau kirim surel ke <a href="mailto:bantuan@merchants.test">helpdesk</a>. Sebutkan nama merchant, nomor pesanan, waktu kejadian, dan lampirkan tangkapan layar agar masalah cepat ditangani.</p>',
    ],
  ],
};
