import digests from 'virtual:messages/digests'
import { catalogueCalls } from 'contract/instrument/catalogue'
import type { Language } from 'contract/platform/shapes'
import { send } from '../../session/send.ts'
import { onDevice } from '../../session/web-storage.ts'
import type { Message, Texts } from '../translation.tsx'
import { keyOfCorrections, versionOnDevice } from './stored-corrections.ts'

/** Brings what was corrected in a language onto the device; it is shown from the next load of a page on. */
export const takeCorrections = async (language: Language, isAny: boolean): Promise<void> => {
  const answer = isAny ? await send(catalogueCalls.shown, { query: { language } }, null) : null
  const text = answer?.version ? `${answer.version}\n${JSON.stringify(answer.texts)}` : null
  onDevice.keep(keyOfCorrections(language), text)
}

/** Messages by their keys; what cannot be read is as if it were not there. */
const storedMessages = (language: string): Record<string, Message> => {
  const text = onDevice.read(keyOfCorrections(language)) ?? ''
  try {
    return JSON.parse(text.slice(text.indexOf('\n')))
  } catch {
    return {}
  }
}

/** Puts a message where there is one already: whatever else a device holds is no message of this version. */
const put = (texts: Texts, key: string, message: Message): void => {
  const steps = key.split('.')
  const last = steps.pop() ?? ''
  let place: Texts = texts
  for (const step of steps) {
    const inner = Object.hasOwn(place, step) ? place[step] : undefined
    if (typeof inner !== 'object' || Array.isArray(inner)) return
    place = inner
  }
  const before = Object.hasOwn(place, last) ? place[last] : undefined
  if (typeof before === 'string' || Array.isArray(before)) place[last] = message
}

/** The texts with what was corrected in them, where it was corrected in these very words. */
export const layOver = <Some extends Texts>(texts: Some, language: string): Some => {
  if (versionOnDevice(language)?.split('.')[1] !== digests[language]) return texts
  const corrected = structuredClone(texts)
  for (const [key, message] of Object.entries(storedMessages(language))) put(corrected, key, message)
  return corrected
}
