import { expectShown, testedItems } from '../support/testedItems';

const items = testedItems('docs/security.md');

test('docs/security.md lists all forty items', () => {
  expect(items.map(({ key }) => key)).toEqual(Array.from({ length: 40 }, (_, index) => String(index + 1)));
});

test.each(items)('$key. $item: an existing test or a reason', expectShown);
