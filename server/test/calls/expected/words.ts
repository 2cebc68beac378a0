import { commentCalls } from 'contract/evaluation/comments'
import { noteCalls } from 'contract/evaluation/notes'
import { actionPlanCalls } from 'contract/evaluation/plan/action-plans'
import { overdueCalls } from 'contract/evaluation/plan/overdue'
import { rowsOf } from '../row.ts'

export const wordRows = [
  ...rowsOf(commentCalls, {
    list: {
      may: '– S S S A A',
      asks: (at) => ({ query: { evaluation_line_id: String(at.open.id) } }),
    },
    people: {
      may: '– S S S A A',
      asks: (at) => ({ query: { evaluation_line_id: String(at.open.id) } }),
    },
    create: {
      may: '– S S S A A',
      named: ['body.evaluation_line'],
      missing: 'line_not_open',
      asks: (at) => ({ body: { evaluation_line: at.open.id, text: 'A comment' } }),
    },
    change: {
      may: '– W W W W W',
      asks: async (at, by) => ({ parameters: { id: await at.comment(by) }, body: { text: 'Other words' } }),
    },
    hide: { may: '– D S S A A', asks: async (at, by) => ({ parameters: { id: await at.comment(by) } }) },
    remove: { may: '– W S S A A', asks: async (at, by) => ({ parameters: { id: await at.comment(by) } }) },
  }),
  ...rowsOf(noteCalls, {
    list: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.open.evaluation } }) },
    create: {
      may: '– S S S A A',
      named: ['body.evaluation_line'],
      missing: 'line_not_open',
      asks: (at) => ({ body: { evaluation_line: at.open.id, text: 'A note' } }),
    },
    change: {
      may: '– W W W W W',
      asks: async (at, by) => ({ parameters: { id: await at.note(by) }, body: { text: 'Other words' } }),
    },
    hide: { may: '– D S S A A', asks: async (at, by) => ({ parameters: { id: await at.note(by) } }) },
    remove: { may: '– W S S A A', asks: async (at, by) => ({ parameters: { id: await at.note(by) } }) },
  }),
  ...rowsOf(overdueCalls, {
    list: { may: '– A A A A A', asks: () => ({}) },
    remind: { may: '– D A A D D', asks: () => ({}) },
  }),
  ...rowsOf(actionPlanCalls, {
    read: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.open.evaluation } }) },
    answer: {
      may: '– D S S A A',
      named: ['body.action_plan'],
      asks: async (at) => ({ body: { action_plan: (await at.line()).plan, number: 1, answer: 'Yes' } }),
    },
    changeAnswer: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: await at.answer(), body: { answer: 'Better words' } }),
    },
    removeAnswer: { may: '– D S S A A', asks: async (at) => ({ parameters: await at.answer() }) },
    addGoal: {
      may: '– D S S A A',
      asks: (at) => ({
        parameters: { plan: at.open.plan },
        body: { title: 'A goal', category: at.category },
      }),
    },
    changeGoal: {
      may: '– D S S A A',
      asks: async (at) => ({
        parameters: { plan: at.open.plan, goal: await at.goal() },
        body: { title: 'Another goal' },
      }),
    },
    removeGoal: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: { plan: at.open.plan, goal: await at.goal() } }),
    },
    addObservation: {
      may: '– S S S A A',
      asks: async (at) => ({ parameters: { goal: await at.goal() }, body: { text: 'A remark' } }),
    },
    changeObservation: {
      may: '– W S S A A',
      asks: async (at, by) => ({ parameters: await at.observation(by), body: { text: 'Another remark' } }),
    },
    removeObservation: { may: '– D S S A A', asks: async (at) => ({ parameters: await at.observation() }) },
    addAction: {
      may: '– D S S A A',
      asks: async (at) => ({
        parameters: { goal: await at.goal() },
        body: { text: 'An action', category: 1 },
      }),
    },
    changeAction: {
      may: '– S S S A A',
      asks: async (at) => ({ parameters: await at.action(), body: { status: 'in_progress' } }),
    },
    reportAction: {
      may: '– S S S A A',
      asks: async (at) => ({ parameters: await at.action(), body: { note: 'Six calendars hang' } }),
    },
    confirmAction: { may: '– D S S A A', asks: async (at) => ({ parameters: await at.reportedAction() }) },
    askAboutAction: {
      may: '– D S S A A',
      asks: async (at) => ({ parameters: await at.reportedAction(), body: { text: 'In which rooms?' } }),
    },
    proposeDate: {
      may: '– S S S A A',
      asks: async (at) => ({
        parameters: await at.action(),
        body: { deadline: '2199-01-01', reason: 'The mason is ill' },
      }),
    },
    acceptDate: { may: '– D S S A A', asks: async (at) => ({ parameters: await at.proposedDate() }) },
    declineDate: { may: '– D S S A A', asks: async (at) => ({ parameters: await at.proposedDate() }) },
    addProof: {
      may: '– S S S A A',
      asks: async (at) => ({ parameters: await at.action(), form: { description: 'A plan' } }),
    },
    removeAction: { may: '– D S S A A', asks: async (at) => ({ parameters: await at.action() }) },
  }),
]
