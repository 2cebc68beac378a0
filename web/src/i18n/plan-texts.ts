/** The words of the action plan's sheet: its seven questions and the six categories of actions, both in their order. */
export interface PlanTexts {
  questions: { title: string; question: string }[]
  categories: { name: string; examples: string }[]
}

const readers = import.meta.glob<PlanTexts>('../../../instrument/*/plan.yaml', { import: 'default' })

/** One small chunk a language; English where a language has no sheet yet. */
export async function readPlanTexts(language: string): Promise<PlanTexts> {
  const read = readers[pathOf(language)] ?? readers[pathOf('en')]
  if (!read) throw new Error('The sheet of the action plan is missing')
  return read()
}

function pathOf(language: string): string {
  return `../../../instrument/${language}/plan.yaml`
}
