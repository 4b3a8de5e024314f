import { writeFileSync } from 'node:fs';
import { type Mode, type Token, tokens, tokenValue } from './tokens';

const declarations = (mode: Mode, indent: string) =>
  [
    `${indent}color-scheme: ${mode};`,
    ...(Object.keys(tokens) as Token[]).map(token => `${indent}--app-${token}: ${tokenValue(token, mode)};`),
  ].join('\n');

/**
 * Returns the style sheet of the tokens: light, dark if the system prefers it, and either one if `data-theme` on the root says so.
 * `tokens.css` is this text, kept in the repository so that no tool needs a plug-in to read it.
 */
export const tokensCss =
  () => `/* Derived from tokens.ts by "npx tsx src/theme/writeCss.ts": change the colours there. */
:root {
${declarations('light', '  ')}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
${declarations('dark', '    ')}
  }
}
:root[data-theme="dark"] {
${declarations('dark', '  ')}
}
`;

writeFileSync(new URL('./tokens.css', import.meta.url), tokensCss());
