// `npm run --silent pages`: every page of the console as `route<tab>permission`, spelled as in the specification: the permission of the
// menu entry that leads there. `npm run --silent pages -- --access` adds what the page itself asks for, `a|b` where either will do.
import { declaredRoutes } from './declaredRoutes';

const withAccess = process.argv.includes('--access');

/** The sign-in page is a bundle of its own and no declaration. */
const signIn = { route: '/', slugs: [], access: [] };

for (const { route, slugs, access } of [signIn, ...declaredRoutes()])
  console.log([route, slugs.join('|'), ...(withAccess ? [access.join('|')] : [])].join('\t'));
