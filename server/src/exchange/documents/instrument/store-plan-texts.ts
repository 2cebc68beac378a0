import type { Language } from 'contract/platform/shapes'
import { newestWith } from '../../../../../instrument/editions.ts'
import type { Plan } from '../../../../../instrument/instrument.ts'
import { loadPlan } from '../../../../../instrument/load-plan.ts'
import { instrumentFolder } from '../../../platform/settings/folders.ts'

const cached = new Map<Language, Plan>()

/** The sheet of areas and ideas for evidence in one language, read once. */
export const planTextsOf = (language: Language): Plan => {
  const plan =
    cached.get(language) ?? loadPlan(language, newestWith(`${language}/plan.yaml`, instrumentFolder))
  cached.set(language, plan)
  return plan
}
