import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Keys derived from the installation's signing secret, one for each purpose, so that what is made for one purpose is useless for another.
 */
export interface Secrets {
  /** Returns a text's authentication code (base64url) for a purpose. */
  mac(purpose: string, text: string): string;
  encrypt(purpose: string, text: string): string;
  /** @throws if the text was not encrypted here for this purpose */
  decrypt(purpose: string, encrypted: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param secret the installation's signing secret */
export function openSecrets(secret: Uint8Array): Secrets {
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    mac: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url'),
    encrypt(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(purpose, encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}
