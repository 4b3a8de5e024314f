import { defineErrors } from '../core/defineErrors';

/** Errors in changing the catalogue of permissions. */
export const permissionErrors = defineErrors('permission', {
  notInCatalogue: { id: 'Hak ini tidak ada di katalog.', en: 'This permission is not in the catalogue.' },
  unknownSlug: { id: "Hak '%{slug}' tidak ada di katalog", en: "The permission '%{slug}' is not in the catalogue" },
  codeTaken: { id: 'Kode hak ini sudah ada', en: 'This permission code already exists' },
  allRegions: {
    id: 'Katalog hak berlaku di semua wilayah, jadi hanya pengelola seluruh Indonesia yang dapat mengubahnya.',
    en: 'The permission catalogue applies in every region, so only managers for all of Indonesia can change it.',
  },
  cannotRename: {
    id: 'Hak ini dipakai langsung oleh aplikasi, jadi tidak dapat diganti namanya.',
    en: 'The application relies on this permission, so it cannot be renamed.',
  },
  cannotDelete: {
    id: 'Hak ini dipakai langsung oleh aplikasi, jadi tidak dapat dihapus.',
    en: 'The application relies on this permission, so it cannot be deleted.',
  },
});
