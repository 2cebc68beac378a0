import type { ListField, ListPath } from 'contract/exchange/list-fields'
import { schoolChoices, schoolMultipleChoices } from 'contract/places/school-fields'
import type { Language } from 'contract/platform/shapes'
import { messagesBelow } from '../../platform/messages.ts'

/** A field as people read it at the head of a column: every field that a row of some list has. */
export type Field = ListField<ListPath>

/** The fields whose values are codes that a sheet puts into words. */
export const codedFields = [...schoolChoices, ...schoolMultipleChoices, 'role'] as const
export type Coded = (typeof codedFields)[number]

/** What the sheets of lists say: headings, names of sheets, and texts in place of the API's codes. */
export const listTexts = (language: Language) => ({
  // those of plans are read in files only
  headings: {
    ...messagesBelow(language, 'fields'),
    ...messagesBelow(language, 'spreadsheets.lists.plan_headings'),
  },
  ...messagesBelow(language, 'spreadsheets.lists'),
  ...messagesBelow(language, 'schools.codes'),
  role: messagesBelow(language, 'terms.role'),
  evaluation_type: messagesBelow(language, 'terms.line'),
  status: messagesBelow(language, 'ui.status'),
  area: messagesBelow(language, 'catalogue.area'),
  catalogue_state: messagesBelow(language, 'catalogue.state'),
})
export type ListTexts = ReturnType<typeof listTexts>

/** What the sheets of an evaluation, a plan, results, a report, an instrument and the audit say beside them. */
export const dataTexts = (language: Language) => messagesBelow(language, 'spreadsheets.data')
export type DataTexts = ReturnType<typeof dataTexts>
export type Heading = keyof DataTexts['headings']
export type SheetName = keyof DataTexts['sheets']

export const statisticsTexts = (language: Language) => messagesBelow(language, 'spreadsheets.statistics')
export type Measure = keyof ReturnType<typeof statisticsTexts>['measures']

/** What an instrument to be filled in away from the screen says. */
export const fillableTexts = (language: Language) => messagesBelow(language, 'fillable-sheets')
export type FillableTexts = ReturnType<typeof fillableTexts>
