import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './note.css';

/** A remark among the fields of a form, behind an icon. */
export const Note = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <p className="note">
    <Icon size={18} aria-hidden />
    {children}
  </p>
);
