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
 * Only fields that the second person is shown may be written: those that the base has in English, in the draft's
 * languages.
 */
export const assertShown = (changes: Changes, before: Texts, languages: readonly Language[]): void => {
  const fields = new Set(flatTexts(before).flatMap(({ language, field }) => (language === 'en' ? field : [])))
  if (!changes.every(({ language, field }) => languages.includes(language) && fields.has(field)))
    throw fieldProblem('texts', 'validation_error')
}

/** An emptied text is null and counts as missing. */
export const withChanges = (texts: Texts, changes: Changes): Texts => {
  const after = structuredClone(texts)
  for (const { language, field, text } of changes) {
    after[language] ??= {}
    after[language][field] = text === null ? null : valueOfText(field, text)
  }
  return after
}

/** The changed texts by language and field, for the audit. */
export const changedOnly = (texts: Texts, changes: Changes): Texts => {
  const only: Texts = {}
  for (const { language, field } of changes) {
    only[language] ??= {}
    only[language][field] = texts[language]?.[field] ?? null
  }
  return only
}
