import digests from 'virtual:messages/digests'
import type { Message, Texts } from '../translation.tsx'
import { storedCorrections } from './stored-corrections.ts'

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
export const layOver = (texts: Texts, language: string): Texts => {
  const stored = storedCorrections(language)
  if (stored?.version.split('.')[1] !== digests[language]) return texts
  const own = Object.entries(stored?.texts ?? {}).filter(([key]) =>
    Object.hasOwn(texts, key.slice(0, key.indexOf('.'))),
  )
  if (own.length === 0) return texts
  const corrected = structuredClone(texts)
  for (const [key, message] of own) put(corrected, key, message)
  return corrected
}
