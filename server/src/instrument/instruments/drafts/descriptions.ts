import type { adaptationCalls, editionDraftCalls } from 'contract/instrument/edition-drafts'
import type { Described } from '../../../platform/http/feature.ts'

export const described: Described<typeof editionDraftCalls> = {
  noun: 'Edition drafts',
  calls: {
    list: ['Drafts of editions: for all countries, or the adaptation of one.', 'permission_denied'],
    create: [
      'Opens a draft that says what an edition says, in all its languages.',
      'instrument_not_found',
      'does_not_exist',
      'adaptation_not_allowed',
    ],
    read: ['A draft with the names of its pieces and what is to be mended in each.', 'permission_denied'],
    preview: [
      'A draft in the reader’s language, in the shapes in which an edition in use is read.',
      'permission_denied',
    ],
    remove: [
      'Deletes an open draft; one that was handed in is given back first.',
      'adaptation_not_allowed',
      'edition_draft_not_open',
      'version_conflict',
    ],
    piece: ['A piece of a draft in all languages, beside what the edition before says.', 'permission_denied'],
    change: [
      'Writes texts of a piece, of fields and languages that the edition before has, and what an indicator is to it. Faults are answered and refuse nothing.',
      'validation_error',
      'adaptation_not_allowed',
      'edition_draft_not_open',
      'version_conflict',
      'max_length',
    ],
    offers: [
      'What a draft may take in: wording that was corrected in the edition since, and words of the desk that wait for the next one.',
      'permission_denied',
    ],
    settleOffers: [
      'Takes such words into the draft, or leaves them: they are offered no more.',
      'adaptation_not_allowed',
      'edition_draft_not_open',
      'data_changed',
    ],
    handIn: [
      'Hands a draft without faults in to a second person, with a message where one is wanted; nobody writes in it then. Of a draft for all, `still_fits` says that texts which stayed as they were fit the English that changed.',
      'adaptation_not_allowed',
      'edition_draft_not_open',
      'edition_draft_has_corrections',
      'edition_draft_has_faults',
      'edition_draft_unchanged',
      'edition_draft_left_behind',
      'version_conflict',
    ],
    giveBack: [
      'Gives a draft back with a reason: it is open again.',
      'adaptation_not_allowed',
      'edition_draft_not_handed_in',
      'version_conflict',
    ],
    release: [
      'Makes an edition of a draft that somebody else handed in, and that the person did not write alone, for good: new evaluations may use it.',
      'edition_draft_not_handed_in',
      'edition_draft_has_corrections',
      'edition_draft_has_faults',
      'second_person_needed',
      'adaptation_not_allowed',
      'version_conflict',
    ],
  },
}

export const adaptationsDescribed: Described<typeof adaptationCalls> = {
  noun: 'Adaptations',
  calls: {
    list: ['Countries, and whether the people of each may adapt an edition.', 'permission_denied'],
    allow: ['Lets the people of a country adapt an edition, or no longer.'],
  },
}
