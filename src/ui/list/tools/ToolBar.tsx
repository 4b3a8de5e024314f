import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import './toolBar.css';

interface ToolBarProps {
  /** Tools at the right. */
  end?: ReactNode;
  children: ReactNode;
}

/** A wrapping row of tools, above the content that they search and filter. */
export const ToolBar = ({ end, children }: ToolBarProps) => {
  const translate = useTranslate();
  return (
    <search className="list-tools" aria-label={translate('app.list.tools')}>
      {children}
      {end && <div className="list-tools-end">{end}</div>}
    </search>
  );
};
