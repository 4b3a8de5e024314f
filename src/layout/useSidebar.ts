import { useStore } from 'ra-core';
import { useState } from 'react';
import { BREAKPOINTS } from '../../contract/constants';
import { useMedia } from '../browser/useMedia';

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

/** Whether the viewport is narrower than 768 px, where the sidebar is a drawer. */
const useMobile = () => useMedia(`(max-width: ${BREAKPOINTS.md - 0.02}px)`);
