import { z } from 'zod';
import { endpoint } from '../../contract/core/endpoint';
import { flagFilter } from '../../contract/core/query';
import { fileApi, imageUrl, paper } from '../../contract/file';

test('writing a record with a picture allows uploading one', () => {
  endpoint('POST /v1/test/plain', { access: 'can_create_faq', summary: 'Without a picture', body: z.object({}) });
  endpoint('POST /v1/test/photo', {
    access: 'can_create_role',
    summary: 'With a picture, deep within',
    body: z.object({ items: z.array(z.object({ photo: imageUrl.nullish() })) }),
  });
  expect(fileApi.uploadImage.access).toEqual(['can_create_role']);
});

test('writing a record with a document allows uploading one, reading it allows opening one', () => {
  const body = z.object({ proof: paper.nullable() });
  endpoint('PUT /v1/test/proof', { access: 'can_update_role', summary: 'With a paper', body, response: body });
  endpoint('GET /v1/test/proof', { access: 'can_read_role', summary: 'With a paper', response: body });
  expect(fileApi.uploadPaper.access).toEqual(['can_update_role']);
  expect(fileApi.paper.access).toEqual(['can_read_role']);
});

test('a flag filters by one value, and not at all when both are given', () => {
  expect(flagFilter.parse(undefined)).toBeUndefined();
  expect(flagFilter.parse('true')).toBe(true);
  expect(flagFilter.parse(['false'])).toBe(false);
  expect(flagFilter.parse(['true', '1'])).toBe(true);
  expect(flagFilter.parse(['true', 'false'])).toBeUndefined();
  expect(flagFilter.safeParse(['true', 'x']).success).toBe(false);
});
