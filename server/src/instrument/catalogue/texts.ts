import { unfitnessOf } from 'contract/instrument/message-unfitness'
import { faultSentence } from 'contract/platform/catalogue/fault-sentence'
import type { MessageFault } from 'contract/platform/catalogue/message-fault'
import { Problem } from 'contract/platform/problems'
import { releasedText } from '../../platform/catalogue/released.ts'
import { avoidedTexts } from '../avoided-texts.ts'
import type { Named } from './shown.ts'

export type Unfit = { message: string; code: 'words_unfit'; unfit: MessageFault }

/** Why words cannot stand in the place of a message; null where they can. */
export const unfitness = async ({ language, key }: Named, text: string): Promise<Unfit | null> => {
  const avoided = (await avoidedTexts())[language] ?? []
  const unfit = unfitnessOf({ language, key, text, english: releasedText('en', key) }, avoided)
  return unfit && { message: `The text ${faultSentence(unfit)}.`, code: 'words_unfit', unfit }
}

export const assertFits = async (message: Named, text: string): Promise<void> => {
  const unfit = await unfitness(message, text)
  if (unfit === null) return
  throw new Problem('words_unfit', { errors: { text: [unfit] }, reason: unfit.message })
}
