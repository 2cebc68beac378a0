import type { instrumentCalls } from 'contract/instrument/instruments'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof instrumentCalls> = {
  noun: 'Instruments',
  calls: {
    list: ['The instruments: each edition is one of its own.'],
    read: ['One instrument.'],
    toggle: [
      'Enables an instrument for new evaluations, or disables it. Evaluations that use it go on.',
      'version_conflict',
    ],
    categories: ['The text of an instrument in one language: domains, outcomes and indicators.'],
    outline: [
      'The domains of an instrument by name, each with the codes and short names of its indicators, without the texts.',
    ],
    options: ['The options that indicators are rated with.', 'instrument_not_found', 'permission_denied'],
    changeOption: ['Changes the words of an option in one language.', 'version_conflict'],
  },
}
