import type { LucideIcon } from 'lucide-react';
import './documentMark.css';

interface DocumentMarkProps {
  icon: LucideIcon;
  tone: 'good' | 'warning' | 'bad' | 'muted';
}

/** The status of a merchant's document as a coloured icon; the text beside it says the same. */
export const DocumentMark = ({ icon: Icon, tone }: DocumentMarkProps) => (
  <Icon className="document-mark" data-tone={tone} size={18} aria-hidden />
);
