import { defineErrors } from '../core/defineErrors';

/** Errors in changing a staff account. */
export const adminErrors = defineErrors('admin', {
  secondFactorOff: {
    id: 'Verifikasi dua langkah akun ini tidak aktif.',
    en: 'Two-step verification is off for this account.',
  },
  ownSecondFactor: {
    id: 'Matikan verifikasi dua langkah Anda sendiri di halaman akun.',
    en: 'Turn off your own two-step verification on the account page.',
  },
  superAdminEmail: {
    id: 'Email Super Admin hanya dapat diubah oleh pemiliknya. Bila ia tidak dapat membuka kotak suratnya lagi, nonaktifkan akun ini dan buat akun baru.',
    en: 'Only a Super Admin can change their own email. If they no longer have access to the mailbox, disable this account and create a new one.',
  },
  waitingEmail: {
    id: 'Peran Super Admin sedang diajukan untuk akun ini. Tarik dulu pengajuannya, ubah email, lalu ajukan lagi.',
    en: 'The Super Admin role has been requested for this account. Withdraw the request, change the email, then request it again.',
  },
  superAdminSecondFactor: {
    id: 'Verifikasi dua langkah Super Admin hanya dapat dimatikan oleh pemiliknya, yang dapat masuk dengan kode pemulihan. Bila kodenya tidak ada lagi, nonaktifkan akun ini dan buat akun baru, atau minta operator server menjalankan npm run admin:create.',
    en: 'Only a Super Admin can turn off their own two-step verification; they can sign in with a recovery code. If the codes are lost too, disable this account and create a new one, or ask the server’s operator to run npm run admin:create.',
  },
  waitingSecondFactor: {
    id: 'Peran Super Admin sedang diajukan untuk akun ini. Tarik dulu pengajuannya, lalu matikan verifikasi dua langkahnya.',
    en: 'The Super Admin role has been requested for this account. Withdraw the request, then turn off its two-step verification.',
  },
  roleGone: { id: 'Peran ini tidak ada lagi. Pilih yang lain.', en: 'This role no longer exists. Choose another.' },
  regionRequired: { id: 'Wilayah harus diisi untuk peran ini', en: 'This role requires a region' },
  alreadyJoined: {
    id: 'Orang ini sudah membuat kata sandi, jadi tidak perlu diundang lagi.',
    en: 'This person has already set a password, so no further invitation is needed.',
  },
  inactive: {
    id: 'Akun ini nonaktif. Aktifkan dulu sebelum mengundang.',
    en: 'This account is inactive. Activate it before inviting.',
  },
  emailTaken: { id: 'Email ini sudah dipakai akun lain', en: 'Another account already uses this email' },
  lastSuperAdmin: {
    id: 'Ini Super Admin aktif yang terakhir. Tunjuk Super Admin lain lebih dulu.',
    en: 'This is the last active Super Admin. Appoint another Super Admin first.',
  },
  moreRights: {
    id: 'Akun ini punya hak yang tidak Anda miliki, jadi tidak dapat Anda ubah.',
    en: 'This account has permissions that you do not have, so you cannot change it.',
  },
  otherRegion: {
    id: 'Akun ini bukan milik wilayah Anda, jadi tidak dapat Anda ubah.',
    en: 'This account does not belong to your region, so you cannot change it.',
  },
  unreadable: {
    id: 'Sesi dan riwayat akun ini hanya dapat dilihat oleh yang berwenang mengubah akunnya.',
    en: 'Only people who may change this account can see its sessions and history.',
  },
  newElsewhere: {
    id: 'Anda hanya dapat membuat akun dengan peran di wilayah Anda sendiri.',
    en: 'You can create accounts only with a role in your own region.',
  },
  foreignRegion: {
    id: 'Anda hanya dapat memberi hak di wilayah Anda sendiri.',
    en: 'You can grant permissions only in your own regions.',
  },
  roleNotHeld: {
    id: 'Peran ini memuat hak yang tidak Anda miliki, jadi tidak dapat Anda berikan.',
    en: 'This role includes permissions that you do not have, so you cannot assign it.',
  },
  noRoleRequest: {
    id: 'Tidak ada peran yang menunggu persetujuan untuk akun ini. Muat ulang halaman.',
    en: 'No role is waiting for approval for this account. Reload the page.',
  },
  ownRoleRequest: {
    id: 'Anda yang mengajukan peran ini. Super Admin lain yang harus menyetujuinya.',
    en: 'You requested this role. Another Super Admin must approve it.',
  },
  superAdminsDecide: {
    id: 'Hanya Super Admin yang dapat menyetujui peran ini.',
    en: 'Only a Super Admin can approve this role.',
  },
  roleRequestVoid: {
    id: 'Yang mengajukan sudah bukan Super Admin. Tolak pengajuan ini, lalu ajukan lagi.',
    en: 'The person who requested it is no longer a Super Admin. Reject the request, then submit it again.',
  },
  ownRemoval: { id: 'Akun Anda sendiri tidak dapat Anda hapus.', en: 'You cannot delete your own account.' },
  ownDeactivation: {
    id: 'Akun Anda sendiri tidak dapat Anda nonaktifkan.',
    en: 'You cannot deactivate your own account.',
  },
  ownRole: { id: 'Peran Anda sendiri tidak dapat Anda ubah.', en: 'You cannot change your own role.' },
  ownRegion: { id: 'Wilayah Anda sendiri tidak dapat Anda ubah.', en: 'You cannot change your own region.' },
});
