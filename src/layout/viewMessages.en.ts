import type { id } from './viewMessages';

export const en: typeof id = {
  password: {
    alert: 'Password validity',
    expiring: 'Your password expires in %{days} days',
    expiring_text: 'Change it before %{day} so that you can still sign in.',
    expired: 'Your password has expired',
    expired_text: 'Create a new one to continue.',
    change: 'Change password',
    close: 'Close',
  },
  session_loading: {
    slow: 'The server is slow to respond',
    slow_text: 'Your account’s details are still on their way. You can wait, try again or sign out.',
    failed: 'Your account’s details could not be loaded',
  },
  version: {
    new: 'A new version is available.',
    load: 'Load now',
    later: 'Later',
  },
  clock: {
    off: 'The clock of this device shows %{here}, but it is %{right} by the server. The server’s time counts here; please set the device’s clock.',
  },
};
