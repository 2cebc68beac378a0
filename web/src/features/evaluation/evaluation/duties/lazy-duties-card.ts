import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

export const DutiesCard = lazily(
  async () => (await Promise.all([import('./DutiesCard.tsx'), readOwnTexts('duties')]))[0].DutiesCard,
  null,
  true,
)
