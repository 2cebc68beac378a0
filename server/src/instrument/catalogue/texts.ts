import { avoidance } from 'contract/instrument/checks/avoided'
import { faultSentence } from 'contract/platform/catalogue/fault-sentence'
import { faultsOf } from 'contract/platform/catalogue/faults'
import { Problem } from 'contract/platform/problems'
import { releasedText } from '../../platform/catalogue/released.ts'
import { avoidedTexts } from '../avoided-texts.ts'
import type { Named } from './shown.ts'

/** Why words cannot stand in the place of a message, in English; null where they can. */
export const unfitness = async ({ language, key }: Named, text: string): Promise<string | null> => {
  const [fault] = faultsOf({ language, key, text, english: releasedText('en', key) })
  if (fault) return `The text ${faultSentence(fault)}.`
  const avoid = avoidance(language, (await avoidedTexts())[language] ?? [])
  const [word] = avoid(text)
  return word ? `"${word.text}" is not said here.` : null
}

export const assertFits = async (message: Named, text: string): Promise<void> => {
  const reason = await unfitness(message, text)
  if (reason === null) return
  throw new Problem('words_unfit', {
    errors: { text: [{ message: reason, code: 'words_unfit' }] },
    reason,
  })
}
