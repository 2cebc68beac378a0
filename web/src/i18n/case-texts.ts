import type { PracticeCase } from 'contract/instrument/practice-cases'
import { newestSheet } from './newest-sheet.ts'

/** The practice cases of an edition, by domain and position. */
export type CaseTexts = { edition: number; cases: PracticeCase[] }

const readers = import.meta.glob<PracticeCase[]>('../../../instrument/edition-*/*/cases.yaml', {
  import: 'default',
})

/** One chunk for each language, which is stored on the device with its other texts. */
export const readCaseTexts = async (language: string): Promise<CaseTexts> => {
  const { edition, read } = newestSheet(readers, language)
  return { edition, cases: await read() }
}
