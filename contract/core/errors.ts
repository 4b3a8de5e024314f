import { defineErrors } from './defineErrors';

/** Errors of calls that a session is not allowed to make. */
export const accessErrors = defineErrors('access', {
  unauthorized: {
    id: 'Sesi Anda telah berakhir, silakan masuk kembali.',
    en: 'Your session has ended. Please sign in again.',
  },
  unauthorizedUpload: {
    id: 'Sesi Anda berakhir sebelum berkas ini diperiksa, jadi tidak ada yang diterapkan. Masuk kembali, lalu unggah lagi.',
    en: 'Your session ended before this file was read, so nothing was applied. Sign in again, then upload it again.',
  },
  missingRight: {
    id: 'Anda belum boleh melakukan ini. Hak yang diperlukan: %{rights}. Mintalah kepada pengelola akses.',
    en: 'You are not allowed to do this yet. Permission needed: %{rights}. Ask the access manager for it.',
  },
  forbidden: {
    id: 'Anda belum boleh melakukan ini. Minta haknya kepada pengelola akses.',
    en: 'You are not allowed to do this yet. Ask the access manager for the permission.',
  },
  passwordExpired: {
    id: 'Kata sandi Anda sudah berakhir. Ganti dulu kata sandi Anda.',
    en: 'Your password has expired. Change it first.',
  },
  secondFactorMissing: {
    id: 'Peran Anda mewajibkan verifikasi dua langkah. Aktifkan dulu sebelum melanjutkan.',
    en: 'Your role requires two-step verification. Turn it on before you continue.',
  },
  seeingAs: {
    id: 'Anda sedang melihat sebagai peran lain. Data tidak dapat diubah.',
    en: 'You are viewing the console as another role. Data cannot be changed.',
  },
  foreignOrigin: { id: 'Permintaan dari situs lain ditolak.', en: 'Requests from other sites are rejected.' },
  nationwideRecord: {
    id: 'Data ini berlaku nasional. Anda hanya dapat mengubah dan menghapus data wilayah Anda.',
    en: 'This record applies nationwide. You can only change and delete the records of your regions.',
  },
  foreignRegion: {
    id: 'Anda hanya dapat memilih wilayah Anda: %{regions}',
    en: 'You can only choose your own regions: %{regions}',
  },
  noRegion: {
    id: 'Akun Anda belum memiliki wilayah. Mintalah kepada pengelola akses',
    en: 'Your account has no region yet. Ask the access manager for one',
  },
});

/** Why a session ended before its time, said to the person whose session it was. */
export const sessionEndErrors = defineErrors('sessionEnd', {
  accountDisabled: {
    id: 'Akun Anda dinonaktifkan. Hubungi pengelola akses Anda.',
    en: 'Your account was disabled. Contact your access manager.',
  },
  accountDeleted: {
    id: 'Akun Anda dihapus. Hubungi pengelola akses Anda.',
    en: 'Your account was deleted. Contact your access manager.',
  },
  passwordChanged: {
    id: 'Kata sandi akun Anda baru diganti.',
    en: 'The password of your account was changed.',
  },
  secondFactorChanged: {
    id: 'Verifikasi dua langkah akun Anda baru diubah.',
    en: 'Two-step verification of your account was changed.',
  },
  endedByAdmin: {
    id: 'Pengelola akses mengakhiri sesi Anda.',
    en: 'The access manager ended your session.',
  },
  endedElsewhere: {
    id: 'Sesi ini diakhiri dari perangkat Anda yang lain.',
    en: 'This session was ended from another of your devices.',
  },
});

/** Errors in reading or writing a record of any domain. */
export const recordErrors = defineErrors('record', {
  notFound: {
    id: 'Data tidak ditemukan. Mungkin sudah dihapus.',
    en: 'The record was not found. It may have been deleted.',
  },
  stale: {
    id: 'Data ini sudah diubah orang lain. Muat versi terbaru, lalu simpan lagi.',
    en: 'Someone else has changed this record. Load the latest version, then save again.',
  },
  /** Added to an error about a record that someone else has changed meanwhile. */
  changedBy: { id: 'Terakhir diubah oleh %{name}, %{at}.', en: 'Last changed by %{name}, %{at}.' },
  changedByYou: { id: 'Terakhir Anda ubah sendiri, %{at}.', en: 'You changed it last yourself, %{at}.' },
  changedUnnamed: { id: 'Terakhir diubah orang lain, %{at}.', en: 'Last changed by someone else, %{at}.' },
  doneBy: { id: '%{status} oleh %{name}, %{at}.', en: '%{status}: by %{name}, %{at}.' },
  duplicate: { id: 'Data yang sama sudah ada.', en: 'The same record already exists.' },
  inUse: {
    id: 'Data ini masih dipakai data lain, jadi tidak dapat dihapus.',
    en: 'Other records still use this one, so it cannot be deleted.',
  },
  referenceGone: {
    id: 'Data yang dirujuk tidak ada lagi. Muat ulang halaman, lalu pilih lagi.',
    en: 'The record it refers to no longer exists. Reload, then choose again.',
  },
  pageTooFar: {
    id: 'Hanya %{rows} baris pertama yang dapat dibuka. Persempit dengan filter, atau balikkan urutannya.',
    en: 'Only the first %{rows} rows can be opened. Narrow the list with filters, or reverse its order.',
  },
  unknownSort: { id: 'Urutan ini tidak tersedia', en: 'This sort order is not available' },
});

/** Errors in a request, raised before it reaches a domain. */
export const requestErrors = defineErrors('request', {
  invalidInput: { id: 'Ada isian yang perlu diperbaiki.', en: 'Some fields need to be corrected.' },
  noAddress: {
    id: 'Alamat pengirim tidak dapat dibaca.',
    en: 'The sender’s address could not be read.',
  },
  noSuchAddress: { id: 'Alamat ini tidak ada.', en: 'There is nothing at this address.' },
  unsupportedType: {
    id: 'Jenis isi permintaan tidak didukung. Kirim sebagai JSON.',
    en: 'This content type is not supported. Send JSON.',
  },
  bodyTooLarge: { id: 'Isi permintaan terlalu besar.', en: 'The request is too large.' },
  fileTooLarge: { id: 'Berkas terlalu besar.', en: 'The file is too large.' },
  fileOverLimit: {
    id: 'Berkas terlalu besar. Paling besar %{megabytes} MB.',
    en: 'The file is too large. At most %{megabytes} MB.',
  },
  tooManyFiles: { id: 'Terlalu banyak berkas dalam satu permintaan.', en: 'Too many files in one request.' },
  tooManyParts: { id: 'Terlalu banyak bagian dalam satu permintaan.', en: 'Too many parts in one request.' },
  tooManyFields: { id: 'Terlalu banyak isian dalam satu permintaan.', en: 'Too many fields in one request.' },
  notMultipart: {
    id: 'Kirim berkas sebagai formulir (multipart/form-data).',
    en: 'Send the file as a form (multipart/form-data).',
  },
  unreadableUpload: { id: 'Berkas yang diunggah ini tidak dapat dibaca', en: 'This upload cannot be read' },
  invalidJson: { id: 'Isi permintaan bukan JSON yang sah.', en: 'The request is not valid JSON.' },
  unstorableCharacter: {
    id: 'Isian memuat karakter yang tidak dapat disimpan.',
    en: 'A field contains a character that cannot be stored.',
  },
  invalidAddress: {
    id: 'Alamat memuat karakter yang tidak sah.',
    en: 'The address contains an invalid character.',
  },
  keyReused: {
    id: 'Kiriman ini sudah diterima dengan isi yang lain. Yang pertama sudah tersimpan: periksa daftarnya. Untuk menambah yang lain, mulai dari formulir baru.',
    en: 'This was already received with different content. The first one has been saved: check the list. To add another, start with a new form.',
  },
  cancelled: { id: 'Permintaan dibatalkan.', en: 'The request was cancelled.' },
  unreadable: { id: 'Permintaan ini tidak dapat dibaca.', en: 'This request cannot be read.' },
  tooSlow: {
    id: 'Permintaan terlalu lama terkirim. Periksa jaringan Anda, lalu coba lagi.',
    en: 'The request took too long to arrive. Check your network, then try again.',
  },
  headersTooLarge: {
    id: 'Kepala permintaan (headers) terlalu besar.',
    en: 'The headers of the request are too large.',
  },
  tooManyReports: {
    id: 'Terlalu banyak laporan. Coba lagi sebentar lagi.',
    en: 'Too many reports. Try again in a moment.',
  },
  tooManyTabs: {
    id: 'Terlalu banyak tab terbuka. Tutup beberapa tab, lalu coba lagi.',
    en: 'Too many tabs are open. Close some, then try again.',
  },
});

/** Errors of the server and its database. */
export const serverErrors = defineErrors('server', {
  failed: {
    id: 'Terjadi gangguan di server. Coba lagi; bila terulang, sebutkan ID %{request_id} ke helpdesk.',
    en: 'Something went wrong on the server. Try again; if it happens again, give the helpdesk the ID %{request_id}.',
  },
  shuttingDown: {
    id: 'Server sedang dimatikan. Coba lagi sebentar lagi.',
    en: 'The server is shutting down. Try again in a moment.',
  },
  statementTimeout: {
    id: 'Permintaan ini terlalu lama dikerjakan. Persempit filternya, lalu coba lagi.',
    en: 'This request took too long. Narrow the filters, then try again.',
  },
  handlerTimeout: {
    id: 'Server terlalu lama mengerjakan permintaan ini, jadi dihentikan. Coba lagi; bila tadi menyimpan data, periksa dulu hasilnya.',
    en: 'The server took too long over this request and stopped it. Try again; if you were saving, check the result first.',
  },
  databaseUnreachable: {
    id: 'Basis data sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
    en: 'The database cannot be reached at the moment. Try again shortly.',
  },
});

/** Errors between the gateway and a remote provider. */
export const providerErrors = defineErrors('provider', {
  unreachable: {
    id: 'Penyedia layanan tidak dapat dihubungi. Coba lagi sebentar lagi.',
    en: 'The service provider cannot be reached. Try again in a while.',
  },
  timeout: {
    id: 'Penyedia layanan terlalu lama menjawab. Coba lagi sebentar lagi; bila tadi menyimpan data, periksa dulu hasilnya.',
    en: 'The service provider took too long to respond. Try again in a while; if you were saving, check the result first.',
  },
  unreadable: {
    id: 'Jawaban penyedia layanan tidak dapat dibaca. Coba lagi; bila terulang, sebutkan ID %{request_id} ke helpdesk.',
    en: 'The service provider’s response cannot be read. Try again; if it happens again, give the helpdesk the ID %{request_id}.',
  },
  tooManyRequests: {
    id: 'Terlalu banyak permintaan. Coba lagi sebentar lagi.',
    en: 'Too many requests. Try again in a while.',
  },
  failed: {
    id: 'Penyedia layanan sedang bermasalah. Coba lagi; bila terulang, sebutkan ID %{request_id} ke helpdesk.',
    en: 'The service provider is having problems. Try again; if it happens again, give the helpdesk the ID %{request_id}.',
  },
  unknownOutcome: {
    id: 'Penyedia layanan tidak memberi jawaban yang pasti. Yang Anda kirim mungkin sudah tersimpan; periksa dulu sebelum mengirimnya lagi.',
    en: 'The service provider gave no definite response. What you sent may have been saved; check first before sending it again.',
  },
  noDryRun: {
    id: 'Penyedia layanan ini belum dapat memperlihatkan perubahan sebelum diterapkan. Tidak ada yang dikirim dan tidak ada data yang berubah.',
    en: 'This service provider cannot preview changes yet. Nothing was sent and no data was changed.',
  },
  rejected: {
    id: 'Penyedia layanan menolak permintaan ini.',
    en: 'The service provider rejected this request.',
  },
});
