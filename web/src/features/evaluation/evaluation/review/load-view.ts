import { withReviewTexts } from '../steps/load-review.ts'

export const loadReviewView = async () => (await withReviewTexts(import('./ReviewView.tsx'))).ReviewView
export const loadPassedOn = async () => (await withReviewTexts(import('./PassedOn.tsx'))).PassedOn
