// `npm run --silent pages`: every page of the console as `route<tab>permission`, formatted as in the specification.
import { declaredRoutes } from './declaredRoutes';

/** the sign-in page is a separate bundle without a declaration */
const signIn = { route: '/', slugs: [] };

for (const { route, slugs } of [signIn, ...declaredRoutes()]) console.log(`${route}\t${slugs.join('|')}`);
