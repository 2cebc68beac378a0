import type { DraftPiece, DraftPieceChange } from 'contract/instrument/edition-drafts'
import { textFields } from 'contract/instrument/instruments'
import { textOfValue, valueOfText } from 'contract/instrument/translations'
import { languageCodes } from 'contract/platform/languages'
import { fieldProblem } from 'contract/platform/problems'
import type { Language } from 'contract/platform/shapes'
import type { z } from 'zod'
import type { Texts } from '../editions/edition.ts'

/** Texts as people write them, in the order of languages and fields. */
export const flatTexts = (texts: Texts): DraftPiece['texts'] =>
  languageCodes.flatMap((language) =>
    textFields.flatMap((field) => {
      const text = textOfValue(texts[language]?.[field] ?? null)
      return text === null || text === '' ? [] : [{ language, field, text }]
    }),
  )

type Changes = z.output<typeof DraftPieceChange>['texts']

/**
 * Only what the second person is shown may be written: fields that the edition before has in English, in the languages
 * of the draft.
 */
export const assertShown = (changes: Changes, before: Texts, languages: readonly Language[]): void => {
  const fields = new Set(flatTexts(before).flatMap(({ language, field }) => (language === 'en' ? field : [])))
  if (!changes.every(({ language, field }) => languages.includes(language) && fields.has(field)))
    throw fieldProblem('texts', 'validation_error')
}

/** The texts with what changes; an emptied one is null, and counts as missing. */
export const withChanges = (texts: Texts, changes: Changes): Texts => {
  const after = structuredClone(texts)
  for (const { language, field, text } of changes) {
    after[language] ??= {}
    after[language][field] = text === null ? null : valueOfText(field, text)
  }
  return after
}

/** What the audit says of a change: the texts that changed, by language and field. */
export const changedOnly = (texts: Texts, changes: Changes): Texts => {
  const only: Texts = {}
  for (const { language, field } of changes) {
    only[language] ??= {}
    only[language][field] = texts[language]?.[field] ?? null
  }
  return only
}
