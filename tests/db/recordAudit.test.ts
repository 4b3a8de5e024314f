import { changedFields } from '../../server/audit/recordAudit';

describe('changedFields', () => {
  test('keeps fields that differ by value', () => {
    expect(changedFields({ a: 1, b: [1, 2], c: null }, { a: 2, b: [1, 2], c: undefined })).toEqual({
      before: { a: 1 },
      after: { a: 2 },
    });
  });

  test('keeps all fields of a created or deleted record, except bookkeeping', () => {
    expect(changedFields(null, { a: 1, version: 1, updated_at: 'now', updated_by: 'me' })).toEqual({
      before: null,
      after: { a: 1 },
    });
    expect(changedFields({ a: 1 }, undefined)).toEqual({ before: { a: 1 }, after: null });
  });

  test.each(['password_hash', 'refresh_token', 'client_secret', 'hash', 'pin'])(
    'shows that %s changed, never its value',
    name => {
      expect(changedFields({ [name]: 'alt' }, { [name]: 'neu' }, ['pin'])).toEqual({
        before: { [name]: '•••' },
        after: { [name]: '•••' },
      });
    },
  );
});
