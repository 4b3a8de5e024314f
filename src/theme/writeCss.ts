import { writeFileSync } from 'node:fs';
import { tokensCss } from './toCss';

writeFileSync(new URL('./tokens.css', import.meta.url), tokensCss());
