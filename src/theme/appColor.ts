import type { Token } from './tokens';

/** A token as a CSS value that follows the mode by itself: `appColor('app-lavender-soft')`. */
export const appColor = (token: `app-${Token}`): string => `var(--${token})`;
