import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expectShown, testedItems } from '../support/testedItems';

const specification = readFileSync(path.resolve(__dirname, '../../docs/specification/back-office.md'), 'utf8');
const items = testedItems('docs/specification/proofs.md');

/** Leaves out lines without content of their own: headings, the introduction, rules and table headers. */
const isContent = (line: string) => line.trim() !== '' && !/^(#|\|[-| ]+\|$|\| Rule )/.test(line);
/** A line as the table quotes it. */
const quoted = (line: string) =>
  line
    .trim()
    .replace(/^(?:- |\| )/, '')
    .replace(/ \|$/, '')
    .replaceAll(' | ', ' · ');

/** `4.2`: the second line of point 4. */
const lines = specification.split(/^## (?=\d)/m).flatMap((point, index) =>
  index === 0
    ? []
    : point
        .split('\n')
        .slice(1)
        .filter(isContent)
        .map((line, at): [key: string, line: string] => [`${index}.${at + 1}`, quoted(line)]),
);

test('the table has every line of the specification, and no other', () => {
  expect(items.map(({ key }) => key)).toEqual(lines.map(([key]) => key));
  for (const [index, { key, item }] of items.entries()) {
    const text = item.replace(/ …$/, '');
    expect([key, lines[index]![1].slice(0, text.length)]).toEqual([key, text]);
  }
});

test.each(items)('$key. $item: an existing test or a reason', expectShown);
