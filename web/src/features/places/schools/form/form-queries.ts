import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

/** Loaded with its texts on demand. */
export const SchoolDialog = lazily(async () => {
  const [{ SchoolDialog: Form }] = await Promise.all([
    import('./SchoolDialog.tsx'),
    readOwnTexts('fields', 'schools', 'users'),
  ])
  return Form
})
