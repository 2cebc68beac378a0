import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

const withTexts = async <Part>(load: Promise<Part>): Promise<Part> =>
  (await Promise.all([load, readOwnTexts('handover')]))[0]

/** Loaded with their texts on demand. */
export const OpenWork = lazily(async () => (await withTexts(import('./OpenWork.tsx'))).OpenWork)
export const HandoverDialog = lazily(
  async () => (await withTexts(import('./HandoverDialog.tsx'))).HandoverDialog,
)
export const HandOver = lazily(async () => (await withTexts(import('./HandOver.tsx'))).HandOver)
