import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

/** Loaded only for a line that was moved to another edition. */
export const FormerCard = lazily(
  async () => {
    const [part] = await Promise.all([import('./FormerCard.tsx'), readOwnTexts('moving')])
    return part.FormerCard
  },
  null,
  true,
)
export const FormerReviewed = lazily(
  async () => {
    const [part] = await Promise.all([import('./FormerReviewed.tsx'), readOwnTexts('moving')])
    return part.FormerReviewed
  },
  null,
  true,
)
export const FormerNotice = lazily(
  async () => {
    const [part] = await Promise.all([import('./FormerNotice.tsx'), readOwnTexts('moving')])
    return part.FormerNotice
  },
  null,
  true,
)
