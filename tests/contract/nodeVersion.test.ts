import { engines } from '../../package.json';
import { isTooOld } from '../../scripts/install.mjs';

test.each([
  ['18.20.4', true],
  ['20.18.9', true],
  ['20.19.0', false],
  ['20.20.2', false],
  ['24.0.1', false],
  ['26.10.0', false],
])('Node %s is too old: %s', (version, expected) => {
  expect(isTooOld(version, engines.node)).toBe(expected);
});
