import digests from 'virtual:messages/digests'
import { catalogueCalls } from 'contract/instrument/catalogue'
import type { Language } from 'contract/platform/shapes'
import { send } from '../../session/send.ts'
import { onDevice } from '../../session/web-storage.ts'
import type { Message, Texts } from '../translation.tsx'
import { keyOfCorrections, versionOnDevice } from './stored-corrections.ts'

/** Stores the corrections of a language on the device, for the next load of a page. */
export const takeCorrections = async (language: Language, isAny: boolean): Promise<void> => {
  const answer = isAny ? await send(catalogueCalls.shown, { query: { language } }, null) : null
  const text = answer?.version ? `${answer.version}\n${JSON.stringify(answer.texts)}` : null
  onDevice.keep(keyOfCorrections(language), text)
}

/** By key; unreadable ones count as missing. */
const storedMessages = (language: string): Record<string, Message> => {
  const text = onDevice.read(keyOfCorrections(language)) ?? ''
  try {
    return JSON.parse(text.slice(text.indexOf('\n')))
  } catch {
    return {}
  }
}

/** Replaces an existing message; other keys on the device are ignored. */
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

/** The texts with the corrections that were made to this version of them. */
export const layOver = <Some extends Texts>(texts: Some, language: string): Some => {
  if (versionOnDevice(language)?.split('.')[1] !== digests[language]) return texts
  const corrected = structuredClone(texts)
  for (const [key, message] of Object.entries(storedMessages(language))) put(corrected, key, message)
  return corrected
}
