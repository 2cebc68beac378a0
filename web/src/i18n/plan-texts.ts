/** The words of the action plan's sheet: its seven questions and the six categories of actions, both in their order. */
export interface PlanTexts {
  questions: { title: string; question: string }[]
  categories: { name: string; examples: string }[]
}

const readers = import.meta.glob<PlanTexts>('../../../instrument/edition-*/*/plan.yaml', {
  import: 'default',
})
const paths = Object.keys(readers).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))

/** One small chunk a language, of the newest edition that has it; English where a language has no sheet yet. */
export async function readPlanTexts(language: string): Promise<PlanTexts> {
  const read = readerOf(language) ?? readerOf('en')
  if (!read) throw new Error('The sheet of the action plan is missing')
  return read()
}

function readerOf(language: string) {
  const path = paths.findLast((each) => each.endsWith(`/${language}/plan.yaml`))
  return path === undefined ? undefined : readers[path]
}
