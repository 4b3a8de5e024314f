import { useMediaQuery } from '@mui/material';
import { BREAKPOINTS } from '../../contract/constants';

/** Below 768 px the sidebar is a drawer. */
export const useMobile = () => useMediaQuery(`(max-width: ${BREAKPOINTS.md - 0.02}px)`, { noSsr: true });
