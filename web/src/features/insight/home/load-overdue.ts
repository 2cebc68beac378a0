import { readOwnTexts } from '../../../i18n/read-language.ts'
import { firstAnswers } from '../../../kit/page/first-answers.ts'

/** What is late comes after what waits for the person. */
export const loadOverdue = async () => {
  await firstAnswers()
  const [{ OverdueCard }] = await Promise.all([import('./OverdueCard.tsx'), readOwnTexts('overdue')])
  return OverdueCard
}
