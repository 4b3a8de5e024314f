import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { needed } from '../core/needed';

import { listOf } from '../core/response';
import { CATEGORY_CODES } from '../product';
import { merchantType } from './merchant';
import { documentType } from './merchantDocument';

/** A merchant type: what it may sell, which documents it must present, and its usual opening hours. */
export const merchantTypeRecord = z.object({
  id: needed(merchantType),
  name: needed(z.string()),
  description: z.string(),
  category_codes: z.array(z.enum(CATEGORY_CODES)),
  required_document_codes: z.array(documentType),
  requires_field_verification: z.boolean(),
  open_time: z.string(),
  close_time: z.string(),
});

export const merchantTypeApi = {
  list: endpoint('GET /v1/type-merchants', {
    // used in the filters of several domains
    access: 'signedIn',
    summary: 'List merchant types, in order',
    response: listOf(merchantTypeRecord),
  }),
};
