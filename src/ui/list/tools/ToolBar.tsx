import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import './toolBar.css';

interface ToolBarProps {
  /** At the right. */
  end?: ReactNode;
  children: ReactNode;
}

/** One row that wraps, over what is searched and filtered by it. */
export const ToolBar = ({ end, children }: ToolBarProps) => {
  const translate = useTranslate();
  return (
    <search className="list-tools" aria-label={translate('app.list.tools')}>
      {children}
      {end && <div className="list-tools-end">{end}</div>}
    </search>
  );
};
