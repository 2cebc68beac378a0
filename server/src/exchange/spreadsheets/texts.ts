import type { ListField, ListPath } from 'contract/exchange/list-fields'
import { schoolChoices, schoolMultipleChoices } from 'contract/places/school-fields'
import type { Language } from 'contract/platform/shapes'
import { messagesBelow } from '../../platform/messages.ts'

/** A column's field: every field of a row in some list. */
export type Field = ListField<ListPath>

/** Fields with codes that have labels in a sheet. */
export const codedFields = [...schoolChoices, ...schoolMultipleChoices, 'role'] as const
export type Coded = (typeof codedFields)[number]

/** Texts of lists in files: headings, names of sheets, and labels of the API's codes. */
export const listTexts = (language: Language) => ({
  // headings of plans exist only in files
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

/** Texts of files of an evaluation, a plan, results, a report, an instrument and the audit. */
export const dataTexts = (language: Language) => messagesBelow(language, 'spreadsheets.data')
export type DataTexts = ReturnType<typeof dataTexts>
export type Heading = keyof DataTexts['headings']
export type SheetName = keyof DataTexts['sheets']

export const statisticsTexts = (language: Language) => messagesBelow(language, 'spreadsheets.statistics')
export type Measure = keyof ReturnType<typeof statisticsTexts>['measures']

/** Texts of an instrument to fill in. */
export const fillableTexts = (language: Language) => messagesBelow(language, 'fillable-sheets')
export type FillableTexts = ReturnType<typeof fillableTexts>
