import { Info } from 'lucide-react';
import type { SheetNotices as Notices } from '../../../contract/core/sheetNotices';
import { errorText } from '../../dataProvider/errorText';
import './sheetNotices.css';

/** How a file was read: its sheet, and what in it was passed over. */
export const SheetNotices = ({ notices }: { notices: Notices }) => (
  <div className="sheet-notices" role="note">
    <Info size={18} aria-hidden />
    <ul>
      {notices.map(({ message, error }) => (
        <li key={message}>{errorText(error, message)}</li>
      ))}
    </ul>
  </div>
);
