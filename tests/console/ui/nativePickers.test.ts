import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = 'date|datetime-local|time|month|week';
/** `type="date"`, `type: 'date'`, `type={'date'}` and equivalents from other libraries. */
const native = new RegExp(
  `type(?:=|:\\s*|=\\{)["'](?:${KINDS})["']|\\.type = ["'](?:${KINDS})["']|@mui/x-date|showPicker\\(`,
);

test('dates, times and months never use the browser’s native pickers', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(path => /\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(path => native.test(readFileSync(join('src', path), 'utf8')))).toEqual([]);
  expect(native.test('<input type="date" />')).toBe(true);
});
