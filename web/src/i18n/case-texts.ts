import type { PracticeCase } from 'contract/instrument/practice-cases'
import { newestSheet } from './newest-sheet.ts'

/** The cases of an edition to practise judging on, by domain and place. */
export type CaseTexts = { edition: number; cases: PracticeCase[] }

const readers = import.meta.glob<PracticeCase[]>('../../../instrument/edition-*/*/cases.yaml', {
  import: 'default',
})

/** One chunk a language, which comes onto the device with the other texts of the language. */
export const readCaseTexts = async (language: string): Promise<CaseTexts> => {
  const { edition, read } = newestSheet(readers, language)
  return { edition, cases: await read() }
}
