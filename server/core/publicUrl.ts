import type { Config } from '../config';

/** The console's public address, for links in emails. Never taken from a request, whose Host header is under the sender's control. */
export const publicUrl = ({ PUBLIC_URL, HOST, PORT }: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>) =>
  (PUBLIC_URL ?? `http://${HOST}:${PORT}`).replace(/\/$/, '');
