import { z } from 'zod';
import { endpoint } from '../core/endpoint';

/** The key of the console's encrypt and decrypt helpers (specification, point 8): one per session, so the client holds no fixed secret. */
export const sessionKeyApi = {
  one: endpoint('GET /api/console/key', {
    access: 'signedIn',
    summary: 'Get the AES-GCM key of this session; it stays the same for the whole session',
    response: z.object({
      /** 256 bits, base64url. */
      key: z.string(),
    }),
  }),
};
