import { paperName } from '../../contract/core/paperName';

interface PaperLinkProps {
  address: string;
  /** Not at the server yet: its name alone. */
  unsent?: boolean;
}

/** The name of a stored paper, which opens it. */
export const PaperLink = ({ address, unsent = false }: PaperLinkProps) =>
  unsent ? (
    paperName(address)
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      {paperName(address)}
    </a>
  );
