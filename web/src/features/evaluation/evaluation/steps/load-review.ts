import { readOwnTexts } from '../../../../i18n/read-language.ts'

export const withReviewTexts = async <Part>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, readOwnTexts('review')]))[0]

/** Parts for reviewers, and for a school before it submits, each with its own texts. */
export const loadIndicatorReview = async () =>
  (await withReviewTexts(import('./IndicatorReview.tsx'))).IndicatorReview
export const loadReviewBox = async () => (await withReviewTexts(import('./ReviewBox.tsx'))).ReviewBox
export const loadFinishReview = async () => (await withReviewTexts(import('./FinishReview.tsx'))).FinishReview
export const loadLineWarnings = async () => (await withReviewTexts(import('./FinishReview.tsx'))).LineWarnings
export const loadEvidenceWarnings = async () =>
  (await withReviewTexts(import('./EvidenceWarnings.tsx'))).EvidenceWarnings
