import type { LucideIcon } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../controls/IconButton';
import { Tooltip } from '../../controls/Tooltip';
import './toolMenu.css';

interface ToolActionProps extends Pick<IconButtonProps, 'onClick' | 'disabled' | 'aria-haspopup' | 'aria-expanded'> {
  title: string;
  icon: LucideIcon;
}

/** A list tool without a menu: an icon button named by its tooltip. */
export const ToolAction = ({ title, icon: Icon, ...button }: ToolActionProps) => (
  <Tooltip title={title}>
    {/* a disabled button fires no pointer events; the span does */}
    <span>
      <IconButton className="list-sort" aria-label={title} {...button}>
        <Icon aria-hidden />
      </IconButton>
    </span>
  </Tooltip>
);
