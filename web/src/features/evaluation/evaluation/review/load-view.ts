import { withReviewTexts } from '../steps/load-review.ts'

export const loadReviewView = async () => (await withReviewTexts(import('./ReviewView.tsx'))).ReviewView
