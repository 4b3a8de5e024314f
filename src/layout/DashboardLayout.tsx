import { Shell, type ShellProps } from './Shell';

/** The layout of the dashboard and its kin: the shell, and room above the content for the range that all of it shows. */
export const DashboardLayout = (props: ShellProps) => <Shell {...props} />;
