import { defineErrors } from '../core/defineErrors';

/** Errors in taking a step of a registration or changing it. */
export const registrationErrors = defineErrors('registration', {
  closed: {
    id: 'Pendaftaran yang berstatus %{status} tidak dapat diubah.',
    en: 'A registration with the status %{status} cannot be changed.',
  },
  illegalStep: {
    id: "'%{step}' tidak berlaku untuk pendaftaran yang berstatus %{status}.",
    en: "'%{step}' does not apply to a registration with the status %{status}.",
  },
  notBeingChecked: {
    id: 'Dokumen tidak diperiksa saat status %{status}.',
    en: 'Documents are not checked in the status %{status}.',
  },
  visitRequired: {
    id: '%{type} wajib diverifikasi di lapangan sebelum diajukan untuk persetujuan.',
    en: '%{type} must be verified on site before it is submitted for approval.',
  },
  documentsIncomplete: { id: 'Dokumen belum lengkap: %{documents}.', en: 'Documents are incomplete: %{documents}.' },
  unknownVillage: { id: 'Desa/kelurahan ini tidak ada', en: 'There is no such village' },
  villageOutOfReach: { id: 'Desa/kelurahan ini di luar wilayah Anda', en: 'This village is outside your regions' },
});

/** Errors of a registration's documents. */
export const documentErrors = defineErrors('document', {
  notFound: { id: 'Dokumen tidak ditemukan.', en: 'The document was not found.' },
  fileNotFound: { id: 'Berkas dokumen tidak ditemukan.', en: 'The document’s file was not found.' },
  uploadNotFound: { id: 'Berkas tidak ditemukan. Unggah lagi.', en: 'The file was not found. Upload it again.' },
  secondOfType: { id: 'Dokumen jenis ini sudah ada', en: 'There is already a document of this type' },
  photoExpected: { id: 'Foto harus berupa gambar', en: 'The photo must be an image' },
  foreignCheck: { id: 'Ada butir yang bukan milik dokumen ini', en: 'Some items do not belong to this document' },
  checksIncomplete: {
    id: 'Centang semua butir dulu, atau tandai tidak sesuai',
    en: 'Tick every item first, or mark the document as not accepted',
  },
  unsupportedType: { id: 'Dokumen harus JPG, PNG, WebP, atau PDF.', en: 'A document must be JPEG, PNG, WebP or PDF.' },
  brokenPdf: {
    id: 'PDF rusak atau tercampur dengan berkas lain. Simpan ulang sebagai PDF biasa.',
    en: 'The PDF is damaged or mixed with another file. Save it again as a plain PDF.',
  },
  unreadablePdf: {
    id: 'Isi PDF tidak dapat diperiksa. Simpan ulang sebagai PDF biasa.',
    en: 'The content of the PDF cannot be checked. Save it again as a plain PDF.',
  },
  lockedPdf: {
    id: 'PDF terkunci. Kirim PDF tanpa kata sandi.',
    en: 'The PDF is locked. Send a PDF without a password.',
  },
  activePdf: {
    id: 'PDF berisi skrip, lampiran, atau perintah. Simpan ulang sebagai PDF biasa.',
    en: 'The PDF contains scripts, attachments or commands. Save it again as a plain PDF.',
  },
  tooManyAtOnce: {
    id: 'Masih ada PDF Anda yang sedang diperiksa. Coba lagi sebentar lagi.',
    en: 'PDFs of yours are still being checked. Try again shortly.',
  },
});
