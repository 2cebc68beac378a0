import { newestSheet } from './newest-sheet.ts'
import { corrected } from './read-language.ts'

/** The plan's texts: seven questions and six categories of actions, in order. */
export interface PlanTexts {
  questions: { title: string; question: string }[]
  categories: { name: string; examples: string }[]
}

/** As messages by number, so that corrections find them by key. */
type Sheet = {
  questions: Record<string, { title: string; question: string }>
  categories: Record<string, { name: string; examples: string }>
}

const readers = import.meta.glob<Sheet>('../../../instrument/edition-*/*/plan.yaml', {
  import: 'default',
})

/** One small chunk for each language, of the newest edition that has it; English as the fallback. */
export const readPlanTexts = async (language: string): Promise<PlanTexts> => {
  const released = { 'plan-sheet': await newestSheet(readers, language).read() }
  const { 'plan-sheet': sheet } = await corrected(released, language)
  const { questions, categories } = sheet
  return { questions: Object.values(questions), categories: Object.values(categories) }
}
