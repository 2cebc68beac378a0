import { catalogueCalls } from 'contract/instrument/catalogue'
import type { Language } from 'contract/platform/shapes'
import { send } from '../../session/send.ts'
import type { Message } from '../translation.tsx'
import { storeCorrections } from './stored-corrections.ts'

/** Brings what was corrected in a language onto the device; it is shown from the next load of a page on. */
export const takeCorrections = async (language: Language, isAny: boolean): Promise<void> => {
  const answer = isAny ? await send(catalogueCalls.shown, { query: { language } }, null) : null
  storeCorrections(
    language,
    answer === null || answer.version === null
      ? null
      : { version: answer.version, texts: answer.texts as Record<string, Message> },
  )
}
