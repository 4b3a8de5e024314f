import type { LucideIcon } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../IconButton';
import { Tooltip } from '../../Tooltip';
import './toolMenu.css';

interface ToolActionProps extends Pick<IconButtonProps, 'onClick' | 'disabled' | 'aria-haspopup' | 'aria-expanded'> {
  title: string;
  icon: LucideIcon;
}

/** One of a list's tools that is no menu: a button with a picture, named by its tooltip. */
export const ToolAction = ({ title, icon: Icon, ...button }: ToolActionProps) => (
  <Tooltip title={title}>
    {/* a disabled button says nothing of the pointer: the span does */}
    <span>
      <IconButton className="list-sort" aria-label={title} {...button}>
        <Icon aria-hidden />
      </IconButton>
    </span>
  </Tooltip>
);
