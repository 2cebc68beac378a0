import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

export type { PlaceToFill } from './person-values.ts'

/** The form of a new person, for the pages of other features: it comes with its texts when it opens. */
export const NewPersonDialog = lazily(async () => {
  const [part] = await Promise.all([import('./NewPersonDialog.tsx'), readOwnTexts('users', 'schools')])
  return part.NewPersonDialog
})
