import { banner } from '../../../contract/banner';
import { type RuleName, ruleMessages } from '../../../contract/core/rules';
import { validate } from '../../../contract/core/validate';
import { rules as english } from '../../../src/i18n/en/rules';
import { id } from '../../../src/resources/banner/messages';
import { contractResolver } from '../../../src/ui/form/engine/contractResolver';
import { fieldRules } from '../../../src/ui/form/fieldRules';

const label = (field: string) => id.fields[field as keyof typeof id.fields];
const resolve = (values: object, template = (rule: RuleName): string => ruleMessages[rule]) =>
  contractResolver(banner.input, { template, label })(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

const valid = {
  title: 'Promo',
  image_url: '/files/a.webp',
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2026-12-01T00:00:00.000Z',
};

describe('a form’s rules from the contract', () => {
  it('tell which fields are required and their maximum length', () => {
    const facts = fieldRules(banner.input);
    expect(Object.keys(facts).filter(field => facts[field]?.required)).toEqual([
      'title',
      'image_url',
      'starts_at',
      'ends_at',
    ]);
    expect(facts.title?.maxLength).toBe(60);
    expect(facts.cta_label?.maxLength).toBe(20);
    expect(facts.position?.maxLength).toBeUndefined();
  });

  it('reject with exactly the server’s messages', async () => {
    for (const values of [
      {},
      { ...valid, title: 'x'.repeat(61), position: 'tiga' },
      { ...valid, ends_at: valid.starts_at, link: 'a' },
    ]) {
      const { errors } = await resolve(values);
      const server = validate(banner.input, values);
      expect(server.ok).toBe(false);
      const messages = Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
      expect(messages).toEqual(server.ok ? {} : server.errors);
    }
  });

  it('use the English messages when given', async () => {
    const { errors } = await resolve({ ...valid, title: '' }, rule => english[rule]);
    expect(errors.title?.message).toBe('Judul is required');
  });

  it('pass valid values unchanged', async () => {
    const typed = { ...valid, title: ' Promo ' };
    expect(await resolve(typed)).toEqual({ values: typed, errors: {} });
  });
});
