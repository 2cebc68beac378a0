import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { loadPlan } from '../../instrument/load-plan.ts'
import { planSheetOf } from '../../instrument/plan-sheet.ts'

/** The action plan's questions and categories come into the bundle from the sheets where they are written, with their keys. */
export function planTexts(): Plugin {
  return {
    name: 'plan-texts',
    transform: {
      filter: { id: /\/instrument\/edition-\d+\/[a-z]{2}\/plan\.yaml$/ },
      handler(_sheet, id) {
        const folder = dirname(id)
        const { questions, categories } = planSheetOf(loadPlan(basename(folder), dirname(folder)))
        const words = JSON.stringify({ questions, categories })
        return { code: `export default ${words}`, map: null, moduleType: 'js' }
      },
    },
  }
}
