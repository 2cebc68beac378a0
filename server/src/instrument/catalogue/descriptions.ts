import type { catalogueCalls } from 'contract/instrument/catalogue'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof catalogueCalls> = {
  noun: 'Catalogue',
  calls: {
    list: [
      'The words of the interface, the plan, letters, notifications, documents and spreadsheets in one language beside the English, in the order of their files, and how many are corrected in each language.',
    ],
    change: [
      'Corrects a message at once, or goes back to the released words. The same words again say that a stale correction still holds. Only text: values, marks, choices and forms for numbers stay those of the English.',
      'words_unfit',
      'max_length',
      'version_conflict',
    ],
    shown: [
      'The corrections of a language that hold, compiled, to be laid over the words of this version. What an application asks only when `installation.json` names another version than the device holds.',
    ],
  },
}
