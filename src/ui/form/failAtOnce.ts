/**
 * Makes a save fail without a network: react-query would pause it silently, and the form could not offer a retry.
 */
export const failAtOnce = { networkMode: 'always' } as const;
