import { z } from 'zod';
import { endpoint } from '../../contract/core/endpoint';
import { flagFilter } from '../../contract/core/query';
import { fileApi, imageUrl } from '../../contract/file';

test('who may write a record with a picture may upload one', () => {
  endpoint('POST /v1/test/plain', { access: 'can_create_faq', summary: 'Without a picture', body: z.object({}) });
  endpoint('POST /v1/test/photo', {
    access: 'can_create_role',
    summary: 'With a picture, deep within',
    body: z.object({ items: z.array(z.object({ photo: imageUrl.nullish() })) }),
  });
  expect(fileApi.uploadImage.access).toEqual(['can_create_role']);
});

test('a flag filters by one value, and nothing where both are asked for', () => {
  expect(flagFilter.parse(undefined)).toBeUndefined();
  expect(flagFilter.parse('true')).toBe(true);
  expect(flagFilter.parse(['false'])).toBe(false);
  expect(flagFilter.parse(['true', '1'])).toBe(true);
  expect(flagFilter.parse(['true', 'false'])).toBeUndefined();
  expect(flagFilter.safeParse(['true', 'x']).success).toBe(false);
});
