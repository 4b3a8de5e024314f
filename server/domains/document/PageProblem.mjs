/** Why a page cannot be printed: the name of an error in `contract/documentErrors.ts`. */
export class PageProblem extends Error {}
