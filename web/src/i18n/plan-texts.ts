import { newestSheet } from './newest-sheet.ts'

/** The words of the action plan's sheet: its seven questions and the six categories of actions, both in their order. */
export interface PlanTexts {
  questions: { title: string; question: string }[]
  categories: { name: string; examples: string }[]
}

const readers = import.meta.glob<PlanTexts>('../../../instrument/edition-*/*/plan.yaml', {
  import: 'default',
})

/** One small chunk a language, of the newest edition that has it; English where a language has no sheet yet. */
export const readPlanTexts = async (language: string): Promise<PlanTexts> =>
  newestSheet(readers, language).read()
