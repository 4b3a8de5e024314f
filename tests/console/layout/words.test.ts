import { id as authId } from '../../../src/layout/auth/messages';
import { en as authEn } from '../../../src/layout/auth/messages.en';
import { id } from '../../../src/layout/messages';
import { en } from '../../../src/layout/messages.en';

const flat = (messages: object, path = ''): [string, unknown][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flat(value, `${path}${key}.`) : [[path + key, value]],
  );
const slots = (text: unknown) => [...String(text).matchAll(/%\{(\w+)\}/g)].map(match => match[1]).sort();

it('has the same keys and placeholders in both languages', () => {
  const english = new Map(flat(en));
  for (const [key, text] of flat(id)) expect([key, slots(english.get(key))]).toEqual([key, slots(text)]);
  expect(english.size).toBe(flat(id).length);
  expect(Object.keys(authEn)).toEqual(Object.keys(authId));
});

it('has no plural forms in Indonesian', () => {
  for (const [key, text] of flat(id)) expect([key, String(text).includes('||||')]).toEqual([key, false]);
});
