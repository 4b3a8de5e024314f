/** Without a network react-query would hold a save back without a word; it is to fail, so that the form can say so and offer another try. */
export const failAtOnce = { networkMode: 'always' } as const;
