import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { editionFolders } from './editions.ts'
import type { Plan } from './instrument.ts'
import { loadPlan } from './load-plan.ts'

type Numbered<Each> = { [number: string]: Each }
type Ideas = { photos: Numbered<string>; document: string }

/** The sheet of the plan as messages, each of which has a key: by number, since a list has none. */
export type PlanSheet = {
  questions: Numbered<{ title: string; question: string }>
  categories: Numbered<{ name: string; examples: string }>
  core_curriculum: Numbered<{ name: string; description: string }>
  evidence: Numbered<Numbered<Ideas>>
}

const numbered = <Each>(list: readonly Each[]): Numbered<Each> =>
  Object.fromEntries(list.map((each, at) => [String(at + 1), each]))

/** What is shown of it; the names of folders are the interface's own. */
export const planSheetOf = ({ questions, categories, core_curriculum, evidence }: Plan): PlanSheet => ({
  questions: numbered(questions),
  categories: numbered(categories),
  core_curriculum: numbered(core_curriculum),
  evidence: Object.fromEntries(
    Object.entries(evidence.suggestions).map(([domain, stages]) => [
      domain,
      numbered(stages.map(({ photos, document }) => ({ photos: numbered(photos), document }))),
    ]),
  ),
})

/** The sheet of a language in the newest edition that has it; null where no edition has one. */
export const newestPlanSheet = (language: string, home: string): PlanSheet | null => {
  const file = `${language}/plan.yaml`
  const folder = editionFolders(home).findLast((each) => existsSync(join(each, file)))
  return folder === undefined ? null : planSheetOf(loadPlan(language, folder))
}
