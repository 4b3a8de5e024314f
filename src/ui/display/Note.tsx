import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import './note.css';

interface NoteProps {
  icon: LucideIcon;
  /** Buttons below it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A remark among a form's fields, after an icon. */
export const Note = ({ icon: Icon, actions, children }: NoteProps) => (
  <p className="note">
    <Icon size={18} aria-hidden />
    <span>
      {children}
      {actions && <span className="note-actions">{actions}</span>}
    </span>
  </p>
);
