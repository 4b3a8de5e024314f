import type { LucideIcon } from 'lucide-react';
import './documentMark.css';

interface DocumentMarkProps {
  icon: LucideIcon;
  tone: 'good' | 'warning' | 'bad' | 'muted';
}

/** How a document of a merchant stands, as an icon in its colour; the verdict in words stands beside it. */
export const DocumentMark = ({ icon: Icon, tone }: DocumentMarkProps) => (
  <Icon className="document-mark" data-tone={tone} size={18} aria-hidden />
);
