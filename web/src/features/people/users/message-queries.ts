import { readOwnTexts } from '../../../i18n/read-language.ts'
import { lazily } from '../../../ui/waiting/lazily.tsx'

/** A message to somebody one looks after, for the pages of other features: it comes with its texts when it opens. */
export const MessageDialog = lazily(async () => {
  const [part] = await Promise.all([import('./MessageDialog.tsx'), readOwnTexts('users')])
  return part.MessageDialog
})
