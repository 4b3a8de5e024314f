import { defineErrors } from '../core/defineErrors';

/** Errors in changing a role or viewing the console as one. */
export const roleErrors = defineErrors('role', {
  systemRole: {
    id: 'Peran %{role} memegang semua hak dan tidak dapat diubah atau dihapus.',
    en: 'The role %{role} has every permission and cannot be changed or deleted.',
  },
  nameTaken: { id: 'Nama peran ini sudah dipakai', en: 'This role name is already in use' },
  heldByOne: {
    id: 'Peran %{role} masih dipegang %{name}. Pindahkan dulu ke peran lain.',
    en: 'The role %{role} is still held by %{name}. Move the account to another role first.',
  },
  heldByTwo: {
    id: 'Peran %{role} masih dipegang %{first} dan %{second}. Pindahkan dulu ke peran lain.',
    en: 'The role %{role} is still held by %{first} and %{second}. Move them to another role first.',
  },
  heldByThree: {
    id: 'Peran %{role} masih dipegang %{first}, %{second}, dan %{third}. Pindahkan dulu ke peran lain.',
    en: 'The role %{role} is still held by %{first}, %{second} and %{third}. Move them to another role first.',
  },
  heldByMany: {
    id: 'Peran %{role} masih dipegang %{names}, dan %{others} orang lain. Pindahkan dulu ke peran lain.',
    en: 'The role %{role} is still held by %{names} and %{others} more. Move them to another role first.',
  },
  ownRole: { id: 'Peran yang Anda pegang tidak dapat Anda ubah.', en: 'You cannot change a role that you hold.' },
  allRegions: {
    id: 'Peran berlaku di semua wilayah, jadi hanya pengelola seluruh Indonesia yang dapat mengubahnya.',
    en: 'Roles apply in every region, so only managers for all of Indonesia can change them.',
  },
  rightsNotHeld: {
    id: 'Anda tidak dapat memberikan hak yang tidak Anda miliki.',
    en: 'You cannot grant permissions that you do not have.',
  },
  removalNotHeld: {
    id: 'Peran ini memuat hak yang tidak Anda miliki, jadi tidak dapat Anda hapus.',
    en: 'This role includes permissions that you do not have, so you cannot delete it.',
  },
  loosenedNotHeld: {
    id: 'Peran ini memuat hak yang tidak Anda miliki, jadi cakupan wilayah dan kewajiban verifikasi dua langkahnya tidak dapat Anda longgarkan.',
    en: 'This role includes permissions that you do not have, so you cannot widen its area scope or stop requiring two-step verification.',
  },
  gone: { id: 'Peran ini tidak ada lagi.', en: 'This role no longer exists.' },
  seeAsNotHeld: {
    id: 'Peran ini memuat hak yang tidak Anda miliki, jadi tidak dapat Anda lihat.',
    en: 'This role has permissions that you do not have, so you cannot view the console as this role.',
  },
  notSeeingAs: {
    id: 'Anda tidak sedang melihat sebagai peran lain.',
    en: 'You are not viewing the console as another role.',
  },
});
