import { operationCalls } from 'contract/operations/operation'
import { rowsOf } from '../row.ts'

export const operationRows = rowsOf(operationCalls, {
  read: { may: '– D D D D A', asks: () => ({}) },
  emails: { may: '– D D D D A', asks: () => ({}) },
  sendAgain: {
    may: '– D D D D A',
    asks: async (at) => ({ parameters: { id: await at.refusedEmail() } }),
  },
  tryMail: { may: '– D D D D A', asks: () => ({}) },
  tryStorage: { may: '– D D D D A', asks: () => ({}) },
})
