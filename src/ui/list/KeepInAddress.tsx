import { type RouterNavigateFunction, type RouterProvider, RouterProviderContext } from 'ra-core';
import { type ReactNode, useCallback, useContext, useMemo } from 'react';

interface KeepInAddressProps {
  /** Query parameters that do not belong to the list. */
  names: readonly string[];
  children: ReactNode;
}

/** Preserves query parameters that react-admin would drop, as it writes a list's address from the list's own parameters only. */
export const KeepInAddress = ({ names, children }: KeepInAddressProps) => {
  const outer = useContext(RouterProviderContext);
  const keeping = useMemo<RouterProvider>(() => {
    const useNavigate = (): RouterNavigateFunction => {
      const navigate = outer.useNavigate();
      return useCallback<RouterNavigateFunction>(
        (to, options) => {
          if (typeof to !== 'object' || to.pathname !== undefined || to.search === undefined)
            return navigate(to, options);
          const asked = new URLSearchParams(to.search);
          const now = new URLSearchParams(window.location.search);
          for (const name of names) if (!asked.has(name) && now.has(name)) asked.set(name, now.get(name)!);
          navigate({ ...to, search: `?${asked}` }, options);
        },
        [navigate],
      );
    };
    return { ...outer, useNavigate };
  }, [outer, names]);
  return <RouterProviderContext value={keeping}>{children}</RouterProviderContext>;
};
