import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

/** The form of a school over another page than its list, with its words. */
export const SchoolDialog = lazily(async () => {
  const [{ SchoolDialog: Form }] = await Promise.all([
    import('./SchoolDialog.tsx'),
    readOwnTexts('fields', 'schools', 'users'),
  ])
  return Form
})
