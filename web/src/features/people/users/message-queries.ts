import { readOwnTexts } from '../../../i18n/read-language.ts'
import { lazily } from '../../../ui/waiting/lazily.tsx'

/** Loaded with its texts when it opens, for pages of other features. */
export const MessageDialog = lazily(async () => {
  const [part] = await Promise.all([import('./MessageDialog.tsx'), readOwnTexts('users')])
  return part.MessageDialog
})
