import type { DraftStatus, EditionDraft } from 'contract/instrument/edition-drafts'
import type { Language } from 'contract/platform/shapes'
import { message } from '../../../platform/messages.ts'

/** What a file says of the edition whose words it holds. */
export const stateOf = (status: DraftStatus, language: Language): string =>
  message(language, status === 'released' ? 'editions.status.released' : 'editions.notReleased')

/** The name of a file of its texts. */
export const nameWithState = (
  { name, status }: Pick<EditionDraft, 'name' | 'status'>,
  language: Language,
): string => `${name} - ${stateOf(status, language)}`
