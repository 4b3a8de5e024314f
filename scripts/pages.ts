// `npm run --silent pages`: prints every page of the console as `route<tab>permission`, in the specification's notation, with the
// permission of the menu entry that leads there. `npm run --silent pages -- --access` adds the permission the page itself requires,
// `a|b` if either will do.
import { declaredRoutes } from './declaredRoutes';

const withAccess = process.argv.includes('--access');

/** The sign-in page is a separate bundle and has no declaration. */
const signIn = { route: '/', slugs: [], access: [] };

for (const { route, slugs, access } of [signIn, ...declaredRoutes()])
  console.log([route, slugs.join('|'), ...(withAccess ? [access.join('|')] : [])].join('\t'));
