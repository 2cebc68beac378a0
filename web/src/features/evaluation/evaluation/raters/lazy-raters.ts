import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

const withTexts = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, readOwnTexts('raters')]))[0]

export const RatersCard = lazily(
  async () => (await withTexts(import('./RatersCard.tsx'))).RatersCard,
  null,
  true,
)
export const UnfinishedRoundNotice = lazily(
  async () => (await withTexts(import('./UnfinishedRoundNotice.tsx'))).UnfinishedRoundNotice,
  null,
  true,
)
export const RatersView = lazily(async () => (await withTexts(import('./RatersView.tsx'))).RatersView)
export const UnfinishedRounds = lazily(
  async () => (await withTexts(import('./UnfinishedRounds.tsx'))).UnfinishedRounds,
  null,
  true,
)
