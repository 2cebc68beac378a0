import { problemText } from '../../i18n/problem-text.ts'
import { readOwnTexts } from '../../i18n/read-language.ts'
import type { Translate } from '../../i18n/translation.tsx'
import { showToast } from '../../ui/messages/toasts.ts'
import { saveMade } from './downloads.ts'

export const saveNotifiedFile = async (t: Translate, job: number): Promise<void> => {
  try {
    const [name] = await Promise.all([saveMade(job), readOwnTexts('papers')])
    showToast('success', t('papers.saved', { name }))
  } catch (error) {
    showToast('error', problemText(t, error))
  }
}
