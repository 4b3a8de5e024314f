import { fill } from '../../../contract/core/defineErrors';
import { serverErrors } from '../../../contract/core/errors';
import { ruleMessages } from '../../../contract/core/rules';
import { translateErrors } from '../../../src/app/translateErrors';
import { setErrorTranslator } from '../../../src/dataProvider/errorText';
import { http } from '../../../src/dataProvider/http';
import { createI18nProvider } from '../../../src/i18n/createI18nProvider';
import { loadEnglish } from '../../../src/i18n/loadEnglish';
import type { Messages } from '../../../src/i18n/merge';
import { errorModules } from '../../support/errorModules';
import { fakeServer } from '../dataProvider/fakeServer';
import { appMessages } from '../support/appCatalogue';

const declared = errorModules().flatMap(module => Object.values(module).flatMap(errors => Object.values(errors)));
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

test('English has a message for every error of the contract, with the same parameters', async () => {
  const { errors, rules } = (await loadEnglish(appMessages)) as { errors: Messages; rules: Messages };
  for (const { code, id } of declared) {
    const [domain = '', name = ''] = code.split('.');
    const text = (errors[domain] as Messages | undefined)?.[name];
    expect([code, typeof text]).toEqual([code, 'string']);
    expect([code, placeholders(String(text))]).toEqual([code, placeholders(id)]);
  }
  const said = Object.values(errors).reduce((sum, domain) => sum + Object.keys(domain).length, 0);
  expect(said).toBe(declared.length);
  expect(Object.keys(rules).sort()).toEqual(Object.keys(ruleMessages).sort());
});

describe('a failed call’s error', () => {
  const body = {
    code: 422,
    message: 'Ada isian yang perlu diperbaiki.',
    data: null,
    errors: { stock_change: 'Stok paling banyak 1.000 tabung', title: 'Judul minimal 3 karakter' },
    error: {
      code: 'request.invalidInput',
      params: {},
      fields: {
        stock_change: { code: 'merchantProduct.stockTooLarge', params: { max: '1.000', unit: 'tabung' } },
        title: { code: 'rule.min', params: { length: 3 } },
      },
    },
  };
  const failure = async (locale: 'id' | 'en', response: object = body) => {
    setErrorTranslator(translateErrors(await createI18nProvider(locale, ['id', 'en'], appMessages)));
    fakeServer(() => ({ status: 422, body: response }));
    return http({ method: 'POST', url: '/v1/any' }).catch(error => error);
  };
  afterEach(() => setErrorTranslator(() => undefined));

  test('is in English when English is chosen', async () => {
    expect(await failure('en')).toMatchObject({
      message: 'Some fields need to be corrected.',
      errors: {
        stock_change: 'The stock can be at most 1.000 tabung',
        title: 'This field must have at least 3 characters',
      },
      error: body.error,
    });
  });

  test('is the server’s message when Indonesian is chosen', async () => {
    expect(await failure('id')).toMatchObject({ message: body.message, errors: body.errors, error: body.error });
  });

  test('includes the request id for a server fault in either language', async () => {
    const [code, { id, en }] = ['server.failed', serverErrors.failed] as const;
    const fault = { code: 500, message: fill(id, { request_id: 'r-1' }), data: null, request_id: 'r-1' };
    const response = { ...fault, error: { code, params: {} } };
    expect((await failure('id', response)).message).toContain('sebutkan ID r-1 ke helpdesk');
    expect((await failure('en', response)).message).toBe(fill(en, { request_id: 'r-1' }));
  });

  test('is the server’s message for an unknown or missing code', async () => {
    const unknown = { ...body, errors: undefined, error: { code: 'later.unknown', params: {} } };
    expect((await failure('en', unknown)).message).toBe(body.message);
    expect((await failure('en', { ...body, error: undefined })).message).toBe(body.message);
  });
});
