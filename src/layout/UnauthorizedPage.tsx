import { Refused } from '../ui/states/Refused';

/** /unauthorized: where a page refuses; `?right=` names what is missing, in the words of the catalogue of rights. */
export const UnauthorizedPage = () => (
  <Refused right={new URLSearchParams(window.location.search).get('right') ?? undefined} />
);

export default UnauthorizedPage;
