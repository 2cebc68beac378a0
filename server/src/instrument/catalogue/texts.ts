import { unfitnessOf } from 'contract/instrument/message-unfitness'
import { faultSentence } from 'contract/platform/catalogue/fault-sentence'
import type { MessageFault } from 'contract/platform/catalogue/message-fault'
import { fileGroupOf, sameInFile } from 'contract/platform/catalogue/same-file'
import { Problem } from 'contract/platform/problems'
import { messageKeys, releasedText } from '../../platform/catalogue/released.ts'
import { avoidedTexts } from '../avoided-texts.ts'
import type { Named, ShownTexts } from './shown.ts'

export type Unfit = { message: string; code: 'words_unfit'; unfit: MessageFault }

const groups = new Map<string, string[]>()

/** The keys of messages that are used in the same file. */
const siblingsOf = (key: string): readonly string[] => {
  const group = fileGroupOf(key)
  if (group === null) return []
  const known = groups.get(group) ?? messageKeys().filter((each) => fileGroupOf(each) === group)
  groups.set(group, known)
  return known
}

const takenBy = ({ language, key }: Named, text: string, shown: ShownTexts): MessageFault | null => {
  const messageOf = (each: string) => {
    const released = releasedText(language, each) ?? ''
    return { key: each, released, shown: shown.get(each) ?? released }
  }
  const other = sameInFile({ ...messageOf(key), shown: text }, siblingsOf(key).map(messageOf))
  return other === null ? null : { code: 'taken', found: text, wanted: other }
}

/**
 * Why a text cannot replace a message; null where it can. A released text fits by itself, but a correction of another
 * message in the same file may be identical.
 */
export const unfitness = async (message: Named, text: string, shown: ShownTexts): Promise<Unfit | null> => {
  const { language, key } = message
  const avoided = (await avoidedTexts())[language] ?? []
  const isReleased = text === releasedText(language, key)
  const unfit =
    (isReleased ? null : unfitnessOf({ language, key, text, english: releasedText('en', key) }, avoided)) ??
    takenBy(message, text, shown)
  return unfit && { message: `The text ${faultSentence(unfit)}.`, code: 'words_unfit', unfit }
}

export const assertFits = async (message: Named, text: string, shown: ShownTexts): Promise<void> => {
  const unfit = await unfitness(message, text, shown)
  if (unfit === null) return
  throw new Problem('words_unfit', { errors: { text: [unfit] }, reason: unfit.message })
}
