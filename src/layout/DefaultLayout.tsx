import { Shell, type ShellProps } from './Shell';

/** The layout of every page but the dashboard. */
export const DefaultLayout = ({ children, tools }: Omit<ShellProps, 'head'>) => <Shell tools={tools}>{children}</Shell>;
