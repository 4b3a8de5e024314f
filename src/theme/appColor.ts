import type { Token } from './tokens';

/** Returns a token as a CSS value that follows the colour mode: `appColor('app-lavender-soft')`. */
export const appColor = (token: `app-${Token}`): string => `var(--${token})`;
