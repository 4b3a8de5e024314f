import { BREAKPOINTS } from '../../contract/constants';
import { useMedia } from '../browser/useMedia';

/** Below 768 px the sidebar is a drawer. */
export const useMobile = () => useMedia(`(max-width: ${BREAKPOINTS.md - 0.02}px)`);
