import type { Language } from 'contract/shapes'
import { loadPlan } from '../../../../instrument/load-plan.ts'
import { instrumentFolder } from '../../folders.ts'

type PlanWords = ReturnType<typeof loadPlan>
const read = new Map<Language, PlanWords>()

/** The seven questions of a plan and the kinds of its actions; read once, for they change with the program alone. */
export const planWords = (language: Language): PlanWords => {
  const known = read.get(language) ?? loadPlan(language, instrumentFolder)
  read.set(language, known)
  return known
}
