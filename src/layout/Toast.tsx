import { Notification } from 'react-admin';

/** What `useNotify` says. It stays for its time: a press elsewhere would take 'Urungkan' away. */
export const Toast = () => <Notification slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }} />;
