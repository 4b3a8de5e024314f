import { BREAKPOINTS } from '../../contract/constants';
import { useMedia } from '../browser/useMedia';

/** Whether the viewport is narrower than 768 px, where the sidebar is a drawer. */
export const useMobile = () => useMedia(`(max-width: ${BREAKPOINTS.md - 0.02}px)`);
