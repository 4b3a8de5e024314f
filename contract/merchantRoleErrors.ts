import { defineErrors } from './core/defineErrors';

/** Errors in creating a merchant account. */
export const merchantRoleErrors = defineErrors('merchantRole', {
  ownerRoleMissing: {
    id: 'Peran pemilik merchant belum ada, jadi akunnya tidak dapat dibuat.',
    en: 'The merchant owner role does not exist yet, so the account cannot be created.',
  },
  phoneTaken: {
    id: 'Nomor %{phone} sudah dipakai akun merchant milik orang lain.',
    en: 'The number %{phone} is already used by another person’s merchant account.',
  },
});
