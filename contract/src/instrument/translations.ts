import { z } from 'zod'
import { get, patch } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { Language, Page, paging, queryDomain, queryId, search, text, time } from '../platform/shapes.ts'
import { isOneOf } from '../platform/typed.ts'
import { statementFields } from './instruments.ts'

export const translatedKinds = ['instrument', 'category', 'outcome', 'indicator', 'option', 'duty'] as const
export type TranslatedKind = (typeof translatedKinds)[number]

/**
 * What translators edit: parts of an edition, and suggested actions and practice cases, which belong to no edition.
 */
export const deskKinds = [...translatedKinds, 'suggestion', 'case'] as const
export type DeskKind = (typeof deskKinds)[number]

/** Fields with several short texts, one on a line. */
export const isList = (field: string): boolean => field === 'look_for' || isStatements(field)

/** A translation has as many statements as the English, since each can be ticked. */
export const isStatements = (field: string): boolean => isOneOf(statementFields, field)
export const hintCounts = { fewest: 2, most: 3 } as const

/** A text, or a list of short ones. */
export type TranslatedValue = string | string[]

/** Lists become lines. */
export const textOfValue = (value: TranslatedValue | null): string | null =>
  value === null ? null : typeof value === 'string' ? value : value.join('\n')

export const valueOfText = (field: string, text: string): TranslatedValue => {
  if (!isList(field)) return text.replaceAll(/\s+/g, ' ').trim()
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

/** A text of an instrument or of a suggested action in one language, beside the English. */
export const Translation = z.object({
  id: z.int(),
  kind: z.enum(deskKinds),
  place: z
    .string()
    .describe(
      'where it stands: "2" is a domain, "2.1" an outcome, "2.1.3" an indicator, "A 1" an option, "2.1 3 2" the second suggested action of an outcome and stage, "2 3" the third case of a domain',
    ),
  domain: z.int().nullable(),
  field: z.string(),
  source: z.string(),
  target: z.string().nullable().describe('null while there is no translation'),
  stale: z.boolean().describe('the English changed since'),
  source_before: z.string().nullable().describe('of a stale one, the English that it was made of'),
  next: z.string().nullable().describe('words of another meaning, which wait for the next edition'),
  limit: z.int().describe('characters at most; of hints, in each line'),
  version: z.int(),
  updated_at: time,
})
export type Translation = z.infer<typeof Translation>

export const TranslationProgress = z.object({
  language: Language,
  total: z.int(),
  translated: z.int(),
  stale: z.int(),
  waiting: z.int(),
})
export type TranslationProgress = z.infer<typeof TranslationProgress>

export const translationStates = ['untranslated', 'stale', 'waiting'] as const
export type TranslationState = (typeof translationStates)[number]

/** All texts of an instrument, all suggested actions, or all practice cases. */
export const deskParts = ['instrument', 'suggestions', 'cases'] as const
export type DeskPart = (typeof deskParts)[number]

export const TranslationList = z.object({
  ...paging,
  language: Language,
  instrument: queryId,
  state: z.enum(translationStates).optional(),
  domain: queryDomain.optional(),
  part: z.enum(deskParts).optional(),
  search: search.optional(),
})

export const TranslationChange = z.object({
  text: text(limits.text),
  meaning_changed: z
    .boolean()
    .default(false)
    .describe('suggested actions and cases have no edition to wait for: of them it is refused'),
})

export const translationCalls = {
  list: get('/api/translation/', {
    access: 'translation.list',
    query: TranslationList,
    answer: Page(Translation).extend({ progress: z.array(TranslationProgress) }),
  }),
  change: patch('/api/translation/{key}/', {
    access: 'translation.change',
    body: TranslationChange,
    answer: Translation,
  }),
}
