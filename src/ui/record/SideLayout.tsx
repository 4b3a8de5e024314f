import type { CSSProperties, ReactNode } from 'react';
import './sideLayout.css';

interface SideLayoutProps {
  /** Cards beside the others if there is room, otherwise below them. */
  side?: ReactNode;
  /** Width of the side, in pixels. */
  width?: number;
  /** Keeps the side in view while the others scroll. */
  sticky?: boolean;
  children: ReactNode;
}

/**
 * Stacks a page's cards at the usual distance.
 *
 * @example <SideLayout side={<FormSection name="owner">…</FormSection>}><FormSection name="profile">…</FormSection></SideLayout>
 */
export const SideLayout = ({ side, width = 304, sticky = false, children }: SideLayoutProps) => (
  <div className="side-layout" style={{ '--side-width': `${width}px` } as CSSProperties}>
    <div>{children}</div>
    {side && <aside data-sticky={sticky}>{side}</aside>}
  </div>
);
