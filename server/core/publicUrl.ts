import type { Config } from '../config';

/** Where people reach the console, for links in mails. Never taken from a request: its Host header is the sender's to choose. */
export const publicUrl = ({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>) =>
  (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, '');
