import { randomBytes } from 'node:crypto';

/** Returns a name that no other run uses: `Promo Merdeka 4f9a1c`. */
export const unique = (name: string) => `${name} ${randomBytes(3).toString('hex')}`;
