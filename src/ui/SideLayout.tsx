import type { CSSProperties, ReactNode } from 'react';
import './sideLayout.css';

interface SideLayoutProps {
  /** Cards that stand beside the others where there is room, and below them where there is not. */
  side?: ReactNode;
  /** Of the side, in pixels. */
  width?: number;
  /** The side stays in view while the others scroll. */
  sticky?: boolean;
  children: ReactNode;
}

/**
 * The cards of a page below each other, at their usual distance.
 *
 * @example <SideLayout side={<FormSection name="owner">…</FormSection>}><FormSection name="profile">…</FormSection></SideLayout>
 */
export const SideLayout = ({ side, width = 304, sticky = false, children }: SideLayoutProps) => (
  <div className="side-layout" style={{ '--side-width': `${width}px` } as CSSProperties}>
    <div>{children}</div>
    {side && <aside data-sticky={sticky}>{side}</aside>}
  </div>
);
