import { defineErrors, fill } from '../../contract/core/defineErrors';

const errors = defineErrors('price', {
  reverted: { id: 'Perubahan ini sudah dikembalikan.', en: 'This change has been reverted already.' },
  overCeiling: { id: 'Melebihi batas %{ceiling} di %{area}.', en: 'Above the ceiling of %{ceiling} in %{area}.' },
});

test('an error has a code, parameters and an Indonesian message', () => {
  expect(errors.reverted()).toEqual({
    code: 'price.reverted',
    params: {},
    message: 'Perubahan ini sudah dikembalikan.',
  });
  expect(errors.overCeiling({ ceiling: 'Rp18.000', area: 'Bali' })).toEqual({
    code: 'price.overCeiling',
    params: { ceiling: 'Rp18.000', area: 'Bali' },
    message: 'Melebihi batas Rp18.000 di Bali.',
  });
});

test('exposes its templates in the other language', () => {
  expect(fill(errors.overCeiling.en, { ceiling: 18_000, area: 'Bali' })).toBe('Above the ceiling of 18000 in Bali.');
});

test('missing parameters, missing languages and mismatched parameters do not compile', () => {
  // @ts-expect-error area is missing
  expect(errors.overCeiling({ ceiling: 1 }).message).toBe('Melebihi batas 1 di %{area}.');
  // @ts-expect-error English is missing
  defineErrors('a', { b: { id: 'Teks' } });
  // @ts-expect-error English lacks the parameter
  defineErrors('a', { b: { id: 'Teks %{name}', en: 'Text' } });
});
