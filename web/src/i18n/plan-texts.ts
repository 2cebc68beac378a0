import { newestSheet } from './newest-sheet.ts'
import { corrected } from './read-language.ts'

/** The words of the action plan's sheet: its seven questions and the six categories of actions, both in their order. */
export interface PlanTexts {
  questions: { title: string; question: string }[]
  categories: { name: string; examples: string }[]
}

/** As messages, by number: what was corrected of them is found by their keys. */
type Sheet = {
  questions: Record<string, { title: string; question: string }>
  categories: Record<string, { name: string; examples: string }>
}

const readers = import.meta.glob<Sheet>('../../../instrument/edition-*/*/plan.yaml', {
  import: 'default',
})

/** One small chunk a language, of the newest edition that has it; English where a language has no sheet yet. */
export const readPlanTexts = async (language: string): Promise<PlanTexts> => {
  const released = { 'plan-sheet': await newestSheet(readers, language).read() }
  const { 'plan-sheet': sheet } = await corrected(released, language)
  const { questions, categories } = sheet
  return { questions: Object.values(questions), categories: Object.values(categories) }
}
