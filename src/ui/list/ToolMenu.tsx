import { IconButton, Menu, Tooltip } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface ToolMenuProps {
  title: string;
  icon: LucideIcon;
  disabled?: boolean;
  /** The menu's entries; `close` puts the menu away. They are made when it opens. */
  children: (close: () => void) => ReactNode;
}

/** One of a list's tools: a button with a picture, over a menu. */
export const ToolMenu = ({ title, icon: Icon, disabled = false, children }: ToolMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={title}>
        {/* a disabled button says nothing of the pointer: the span does */}
        <span>
          <IconButton
            className="list-sort"
            aria-label={title}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            disabled={disabled}
            onClick={event => setAnchor(event.currentTarget)}
          >
            <Icon strokeWidth={1.75} aria-hidden />
          </IconButton>
        </span>
      </Tooltip>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          slotProps={{ list: { 'aria-label': title } }}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          {children(close)}
        </Menu>
      )}
    </>
  );
};
