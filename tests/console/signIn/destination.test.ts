import fc from 'fast-check';
import { destination } from '../../../src/signIn/SignInForm';

const origin = 'https://merchants.test';
const to = (next: string) => destination(`?next=${encodeURIComponent(next)}`, origin);

it('continues to a page of this origin, with query and fragment', () => {
  expect(to('/banner?page=2#row-3')).toBe('/banner?page=2#row-3');
});

it.each(['', '?next=', '?reason=expired'])('goes to the dashboard when the query is %j', search => {
  expect(destination(search, origin)).toBe('/dashboard');
});

it.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/..//evil.test',
  'javascript:alert(1)',
  'banner',
  '/',
  '/?next=/',
  '/./',
])('rejects %j', next => {
  expect(to(next)).toBe('/dashboard');
});

it('never leaves the origin, whatever is requested', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map(rest => `/${rest}`),
      ),
      next => {
        const url = new URL(to(next), origin);
        expect(url.origin).toBe(origin);
        expect(url.pathname).not.toBe('/');
      },
    ),
  );
});
