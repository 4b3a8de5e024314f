import { defineErrors } from './core/defineErrors';

/** Errors in reading a notification. */
export const notificationErrors = defineErrors('notification', {
  notFound: { id: 'Notifikasi ini sudah dihapus.', en: 'This notification has been deleted.' },
});
