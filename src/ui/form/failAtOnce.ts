/**
 * Without a network react-query would pause a save silently; it should fail, so that the form can offer a retry.
 */
export const failAtOnce = { networkMode: 'always' } as const;
