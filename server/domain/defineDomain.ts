import type { Domain } from './Domain';

/**
 * Declares a domain; `server/provider/index.ts` lists them all.
 *
 * @example
 * export const faqDomain = defineDomain({
 *   name: 'faq',
 *   routes: [faqRoutes],
 *   history: [{ ...faqHistory, authorizeRead: 'anyRegion' }],
 *   demo: { after: ['account'], seed: seedFaqs },
 * });
 */
export const defineDomain = <const Name extends string, const After extends string = never>(
  domain: Domain<Name, After>,
): Domain<Name, After> => domain;

/** Declares a list of domains whose demo data depend only on others in the list: any other name does not compile. */
export const domainList = <const Name extends string>(
  domains: readonly Domain<Name, NoInfer<Name>>[],
): readonly Domain<Name>[] => domains;
