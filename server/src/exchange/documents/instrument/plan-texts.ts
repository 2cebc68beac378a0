import type { Language } from 'contract/platform/shapes'
import { messagesBelow } from '../../../platform/messages.ts'

/** Texts of the plan's sheet: its questions, kinds of actions, the nine areas, and ideas for evidence of a domain. */
export const planTextsOf = (language: Language) => {
  const { questions, categories, core_curriculum, evidence } = messagesBelow(language, 'plan-sheet')
  return {
    questions: Object.values(questions),
    categories: Object.values(categories),
    areas: Object.values(core_curriculum),
    ideasFor: (domain: number) =>
      Object.values(evidence[domain] ?? {}).map(({ photos, document }) => ({
        photos: Object.values(photos),
        document,
      })),
  }
}
export type PlanTexts = ReturnType<typeof planTextsOf>
