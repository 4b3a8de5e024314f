import {
  type RouterLocation,
  type RouterNavigateFunction,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'ra-core';
import { createContext, forwardRef, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import {
  Link,
  type LinkProps,
  Navigate,
  Routes,
  resolvePath,
  useBlocker,
  useResolvedPath,
  useLocation as useRouterLocation,
} from 'react-router-dom';
import type { PathTranslator } from './pathTranslator';

/** True below the first translated <Routes>, where the router's location is already react-admin's. */
const Translated = createContext(false);

/**
 * Maps product URLs for react-admin through its public `routerProvider`: the browser and the router keep the product's addresses,
 * react-admin's tree sees its own scheme.
 */
export function createRouterProvider(translator: PathTranslator): RouterProvider {
  const inward = <Place extends { pathname: string }>(place: Place): Place => ({
    ...place,
    pathname: translator.toInternal(place.pathname),
  });

  const useLocation = (): RouterLocation => {
    const translated = useContext(Translated);
    const location = useRouterLocation();
    return useMemo(() => (translated ? location : inward(location)), [translated, location]);
  };

  const useTarget = (to: RouterTo) => {
    const resolved = useResolvedPath(to);
    return { ...resolved, pathname: translator.toProduct(resolved.pathname) };
  };

  /**
   * Stable, like react-admin's own: a new function on each navigation would rerender every consumer. A change of the page's own query that
   * comes late, such as a search that was being typed, is dropped once the user has left: it would bring them back.
   */
  const useNavigate = (): RouterNavigateFunction => {
    const navigate = reactRouterProvider.useNavigate();
    const { pathname } = useLocation();
    const here = useRef(pathname);
    const shown = useRef(window.location.pathname);
    useEffect(() => {
      here.current = pathname;
      shown.current = window.location.pathname;
    }, [pathname]);
    return useCallback<RouterNavigateFunction>(
      (to, options) => {
        if (typeof to === 'number') return navigate(to);
        const resolved = resolvePath(to, here.current);
        const target = translator.toProduct(resolved.pathname);
        // until the next page has loaded, this one is still mounted
        const hasLeft = window.location.pathname !== shown.current;
        const isOwnQuery = typeof to === 'object' && target === translator.toProduct(here.current);
        if (hasLeft && isOwnQuery) return;
        navigate({ ...resolved, pathname: target }, options);
      },
      [navigate],
    );
  };

  const useTranslatedBlocker: RouterProvider['useBlocker'] = should =>
    useBlocker(
      typeof should === 'function'
        ? change =>
            should({
              ...change,
              currentLocation: inward(change.currentLocation),
              nextLocation: inward(change.nextLocation),
            })
        : should,
    );

  const TranslatedLink = forwardRef<HTMLAnchorElement, LinkProps>(({ to, ...rest }, ref) => (
    <Link ref={ref} {...rest} to={useTarget(to)} />
  ));

  const TranslatedNavigate: RouterProvider['Navigate'] = ({ to, ...rest }) => <Navigate {...rest} to={useTarget(to)} />;

  const TranslatedRoutes: RouterProvider['Routes'] = ({ location, children }) => {
    const here = useLocation();
    return (
      <Translated.Provider value={true}>
        <Routes location={location ?? here}>{children}</Routes>
      </Translated.Provider>
    );
  };

  return {
    ...reactRouterProvider,
    useLocation,
    useNavigate,
    useBlocker: useTranslatedBlocker,
    Link: TranslatedLink as RouterProvider['Link'],
    Navigate: TranslatedNavigate,
    Routes: TranslatedRoutes,
  };
}
