import { readOwnTexts } from '../../../i18n/read-language.ts'
import { firstAnswers } from '../../../kit/page/first-answers.ts'

/** Loaded after the list of what waits. */
export const loadOverdue = async () => {
  await firstAnswers()
  const [{ OverdueCard }] = await Promise.all([import('./OverdueCard.tsx'), readOwnTexts('overdue')])
  return OverdueCard
}
