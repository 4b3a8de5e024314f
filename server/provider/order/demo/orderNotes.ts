import type { CancellationReason, ComplaintAction, ComplaintReason } from '../../../../contract/order/reasons';

/** Notes of a cancellation besides its reason. */
export const CANCELLATION_NOTES: Partial<Record<CancellationReason, readonly string[]>> = {
  customer_unreachable: ['Sudah ditelepon tiga kali, tidak diangkat.', 'Nomor tidak aktif, rumah kosong.'],
  price_changed: ['Harga baru berlaku pukul 00.00, pelanggan memilih batal.'],
  weather_or_disaster: ['Jalan menuju alamat terendam banjir.', 'Hujan deras dan pohon tumbang di jalan.'],
  suspected_fraud: ['Lima pesanan dari nomor yang sama dalam sepuluh menit.'],
};

/** Notes of couriers. */
export const HANDOVER_NOTES = [
  'Diterima sendiri, foto ada',
  'Diterima keluarga di rumah',
  'Dititipkan ke satpam, foto ada',
] as const;
export const FAILURE_NOTES = [
  'Rumah kosong, telepon tidak diangkat.',
  'Alamat tidak ditemukan.',
  'Pagar terkunci, tidak ada orang.',
  'Jalan ditutup, kendaraan tidak bisa masuk.',
] as const;

/** Notes of the helpdesk on how a complaint was settled. */
export const DECISION_NOTES: Record<ComplaintAction, readonly string[]> = {
  resend: [
    'Bukti jelas. Merchant mengirim barang pengganti hari ini.',
    'Merchant mengakui kekeliruan dan menyiapkan pengganti.',
    'Disetujui kirim ulang, barang pertama ditarik kembali.',
  ],
  cancel: [
    'Merchant tidak punya pengganti. Dana dikembalikan.',
    'Pelanggan menolak pengganti. Pesanan dibatalkan.',
    'Keluhan terbukti. Dana dikembalikan penuh.',
  ],
  received: [
    'Barang sudah diterima tetangga, pelanggan mengonfirmasi.',
    'Selisih sudah diselesaikan langsung dengan merchant.',
    'Pelanggan menyatakan masalah sudah selesai.',
  ],
};

/** Complaints in the customers' words. */
export const COMPLAINT_NOTES: Record<ComplaintReason, readonly string[]> = {
  item_not_received: [
    'Di aplikasi tertulis sudah sampai, tapi saya di rumah dari pagi dan tidak ada yang datang.',
    'Pesanan belum saya terima. Tolong dicek ke pengantarnya.',
  ],
  wrong_item: ['Yang datang bukan barang yang saya pesan.', 'Ukurannya berbeda dengan pesanan saya.'],
  short_quantity: ['Saya pesan lebih dari satu, yang datang kurang.', 'Jumlahnya kurang, tidak sesuai struk.'],
  short_volume: ['Setelah dituang ke jeriken takaran, isinya kurang hampir satu liter.'],
  underweight_cylinder: [
    'Tabung saya timbang di rumah, beratnya kurang hampir satu kilo.',
    'Baru dipakai seminggu sudah habis, biasanya sebulan.',
  ],
  leaking_cylinder: [
    'Waktu dipasang ke regulator masih mendesis, sudah dicoba ganti karet. Tabung saya taruh di luar.',
    'Tercium bau gas dari katup, kami tidak berani pakai.',
  ],
  broken_seal: ['Segelnya sudah terbuka waktu diterima.', 'Plastik segel sobek, saya ragu isinya masih utuh.'],
  suspected_counterfeit: ['Kode di tutup botol tidak bisa dipindai dan warna olinya lebih gelap dari biasanya.'],
  fuel_quality: ['Motor jadi brebet setelah diisi. Warnanya juga agak keruh.'],
  damaged_packaging: ['Kemasannya penyok dan rembes sampai ke dus.', 'Tutupnya retak waktu sampai di rumah.'],
  late_delivery: ['Dijanjikan satu jam, datangnya empat jam kemudian.'],
  overcharged: ['Pengantar minta ongkir lagi di luar yang tertulis di aplikasi.'],
  courier_conduct: ['Pengantarnya marah-marah waktu diminta mengangkat sampai dapur.'],
  expired_product: ['Tanggal kedaluwarsanya sudah lewat tiga bulan.'],
};
