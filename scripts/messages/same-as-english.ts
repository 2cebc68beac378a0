import { faultSentence } from 'contract/platform/catalogue/fault-sentence'
import { faultsOf } from 'contract/platform/catalogue/faults'
import type { Messages } from './read-messages.ts'

const listed = 'if that is right: add it to mayBeLong of contract/src/platform/catalogue/label-lengths.ts'

/** Missing and surplus keys compared with English, and violations of the contract's rules for messages. */
export function compareMessages(language: string, english: Messages, other: Messages): string[] {
  return [
    ...[...english.keys()].filter((key) => !other.has(key)).map((key) => `${key} is missing`),
    ...[...other.keys()].filter((key) => !english.has(key)).map((key) => `${key} is surplus`),
    ...[...other].flatMap(([key, text]) =>
      faultsOf({ language, key, text, english: english.get(key) }).map((fault) => {
        const complaint = `${key} ${faultSentence(fault)}`
        return fault.code === 'label' ? `${complaint} (${listed})` : complaint
      }),
    ),
  ]
}
