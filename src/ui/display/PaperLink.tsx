import { paperName } from '../../../contract/core/paperName';

interface PaperLinkProps {
  address: string;
  /** Not uploaded yet: shows only its name. */
  unsent?: boolean;
}

/** The name of a stored document, as a link that opens it. */
export const PaperLink = ({ address, unsent = false }: PaperLinkProps) =>
  unsent ? (
    paperName(address)
  ) : (
    <a href={address} target="_blank" rel="noreferrer">
      {paperName(address)}
    </a>
  );
