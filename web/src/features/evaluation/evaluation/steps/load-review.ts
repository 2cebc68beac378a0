import { readOwnTexts } from '../../../../i18n/read-language.ts'

const withTexts = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, readOwnTexts('review')]))[0]

/** What reviewers see, each with the texts that they alone need. */
export const loadIndicatorReview = async () =>
  (await withTexts(import('./IndicatorReview.tsx'))).IndicatorReview
export const loadReviewBox = async () => (await withTexts(import('./ReviewBox.tsx'))).ReviewBox
export const loadReviewSummary = async () => (await withTexts(import('./ReviewSummary.tsx'))).ReviewSummary
export const loadFinishReview = async () => (await withTexts(import('./FinishReview.tsx'))).FinishReview
