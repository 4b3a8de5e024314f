import { priceProposalApi } from '../../../../contract/price/priceProposalApi';
import { routes } from '../../../http/routes';
import { authorizeCategory } from '../authorizeCategory';
import { decideProposal } from './decideProposal';
import { proposalList } from './proposalList';
import { showProposal } from './showProposal';
import { withdrawProposal } from './withdrawProposal';

export const proposalRoutes = routes(priceProposalApi, ({ db }) => ({
  ofCategory: ({ params, query, actor }) =>
    proposalList(db, authorizeCategory(actor, 'read', params.category), query, actor),
  one: ({ params, actor }) => showProposal(db, params.id, actor),
  decide: ({ params, body, actor }) => decideProposal(db, params.id, body, actor),
  withdraw: ({ params, body, actor }) => withdrawProposal(db, params.id, body.version, actor),
}));
