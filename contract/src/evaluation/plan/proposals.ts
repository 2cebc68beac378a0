import { post } from '../../access/call.ts'
import { Action } from './actions.ts'
import { NewProposal } from './proposed.ts'

/** A school proposes another deadline; a planner accepts or declines it. */
export const proposalCalls = {
  proposeDate: post('/api/goals/{goal}/actions/{action}/propose/', {
    access: 'plan.report',
    status: 200,
    body: NewProposal,
    answer: Action,
  }),
  acceptDate: post('/api/goals/{goal}/actions/{action}/accept/', {
    access: 'plan.change',
    status: 200,
    answer: Action,
  }),
  declineDate: post('/api/goals/{goal}/actions/{action}/decline/', {
    access: 'plan.change',
    status: 200,
    answer: Action,
  }),
}
