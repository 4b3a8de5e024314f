import { expectShown, testedItems } from '../support/testedItems';

const items = testedItems('docs/security.md');

test('all forty items stand in docs/security.md', () => {
  expect(items.map(({ key }) => key)).toEqual(Array.from({ length: 40 }, (_, index) => String(index + 1)));
});

test.each(items)('$key. $item: a test that is there, or a reason', expectShown);
