import { CONFIRM_TEXT } from '../../contract/constants';

/** Messages of the notifications, under `app.notifications`. */
export const id = {
  notifications: {
    title: 'Notifikasi',
    bell: 'Notifikasi',
    bell_unread: 'Notifikasi, %{count} belum dibaca',
    unread: '%{count} belum dibaca',
    unread_one: 'belum dibaca',
    none_unread: 'Semua sudah dibaca',
    read_all: 'Tandai semua dibaca',
    empty: 'Notifikasi tidak ditemukan',
    loading: 'Memuat notifikasi…',
    older: 'Memuat yang lebih lama',
    arrived: 'Notifikasi baru: %{title}',
    failed: 'Failed!',
    ok: CONFIRM_TEXT,
  },
};
