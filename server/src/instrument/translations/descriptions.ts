import type { translationCalls } from 'contract/instrument/translations'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof translationCalls> = {
  noun: 'Translations',
  calls: {
    list: [
      'The texts of an instrument and the suggested actions in one language beside the English, in the order of the instrument, and how far each language is.',
      'instrument_not_found',
    ],
    change: [
      'Corrects a text in place, or keeps words of another meaning for the next edition. The same words again say that a stale translation still holds.',
      'max_length',
      'version_conflict',
    ],
  },
}
