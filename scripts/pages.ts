// `npm run --silent pages`: every page of the console as `route<tab>permission`, spelled as the specification does.
import { declaredRoutes } from './declaredRoutes';

/** The sign-in page is a bundle of its own and no declaration. */
const signIn = { route: '/', slugs: [] };

for (const { route, slugs } of [signIn, ...declaredRoutes()]) console.log(`${route}\t${slugs.join('|')}`);
