import { useStore } from 'ra-core';
import { useState } from 'react';
import { BREAKPOINTS } from '../../contract/constants';
import { useMobile } from './useMobile';

/** State of the sidebar: wide or narrow on desktop (persisted), a drawer on mobile (closed on navigation). */
export function useSidebar() {
  const mobile = useMobile();
  const [wide, setWide] = useStore<boolean>('sidebar.open', window.innerWidth >= BREAKPOINTS.lg);
  const [drawer, setDrawer] = useState(false);
  return {
    mobile,
    wide: mobile || wide,
    drawer,
    toggle: () => (mobile ? setDrawer(!drawer) : setWide(!wide)),
    close: () => setDrawer(false),
    widen: () => setWide(true),
  };
}

export type SidebarState = ReturnType<typeof useSidebar>;
