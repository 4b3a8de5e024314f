import fc from 'fast-check';
import { validate } from '../../../contract/core/validate';
import { everyEndpoint } from './endpoints';

/** Every list that can be searched takes what is typed or pasted as if it had been typed plainly. */
const searchable = everyEndpoint.flatMap(([call, { query }]) =>
  query && 'search' in query.shape ? [[call, query.pick({ search: true } as never)] as const] : [],
);

const space = fc.constantFrom(' ', '  ', '\u00a0', '\u202f', '\u2009 ', '\t');
const hyphen = fc.constantFrom('-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2212', '\ufe63', '\uff0d');
const digits = fc.tuple(fc.stringMatching(/^\d{1,6}$/), fc.boolean()).map(([plain, isWide]) => ({
  plain,
  typed: isWide ? plain.replace(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)) : plain,
}));
const word = fc.stringMatching(/^[A-Z][a-z]{1,6}$/).map(plain => ({ plain, typed: plain }));
const separated = fc.oneof(
  fc.tuple(
    word,
    space.map(typed => ({ plain: ' ', typed })),
    word,
  ),
  fc.tuple(
    word,
    hyphen.map(typed => ({ plain: '-', typed })),
    digits,
  ),
  fc.tuple(
    digits,
    space.map(typed => ({ plain: ' ', typed })),
    digits,
  ),
);

test('there are lists that can be searched', () => expect(searchable.length).toBeGreaterThan(15));

test.each(searchable)('%s is searched for what was meant', (_call, query) =>
  fc.assert(
    fc.property(separated, parts => {
      const [plain, typed] = [parts.map(part => part.plain).join(''), parts.map(part => part.typed).join('')];
      expect(validate(query, { search: typed })).toEqual({ ok: true, value: { search: plain } });
    }),
    { numRuns: 50 },
  ),
);
