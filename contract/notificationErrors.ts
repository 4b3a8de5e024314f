import { defineErrors } from './core/defineErrors';

/** What stands against reading a notification. */
export const notificationErrors = defineErrors('notification', {
  notFound: { id: 'Notifikasi ini sudah dihapus.', en: 'This notification has been deleted.' },
});
