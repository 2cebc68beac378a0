import { practiceCaseCalls } from 'contract/instrument/practice-cases'
import { rowsOf } from '../row.ts'

/** Each asks for their own alone: no call names a person. */
export const practiceRows = rowsOf(practiceCaseCalls, {
  list: { may: '– A A A A A', asks: () => ({}) },
  choose: {
    may: '– A A A A A',
    named: [],
    asks: () => ({ parameters: { case: 11 }, body: { option: 'B' } }),
  },
  clear: { may: '– A A A A A', asks: () => ({}) },
  decline: { may: '– A A A A A', asks: () => ({}) },
})
