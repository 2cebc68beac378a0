import { z } from 'zod'
import { get, put } from '../access/call.ts'
import { hashOf } from '../platform/catalogue/digest.ts'
import { Language, optionalText, Page, paging, search, time } from '../platform/shapes.ts'

/** Parts of the interface's texts: the files of messages/<language>/, and the plan's sheet. */
export const catalogueAreas = [
  'interface',
  'plan',
  'emails',
  'notifications',
  'documents',
  'spreadsheets',
] as const
export type CatalogueArea = (typeof catalogueAreas)[number]

const areas: Readonly<Record<string, CatalogueArea>> = {
  plan: 'plan',
  'plan-sheet': 'plan',
  overdue: 'plan',
  emails: 'emails',
  'sent-notifications': 'notifications',
  documents: 'documents',
  easy: 'documents',
  spreadsheets: 'spreadsheets',
  'fillable-sheets': 'spreadsheets',
}

export const fileOfKey = (key: string): string => key.slice(0, key.indexOf('.'))
export const areaOfKey = (key: string): CatalogueArea => areas[fileOfKey(key)] ?? 'interface'

/** Long enough for the longest e-mail in any language. */
export const longestMessage = 3000

/**
 * The number of a message, derived from its key, so that uncorrected messages need no row and a file means the same
 * texts everywhere; a test detects collisions.
 */
export const numberOfMessage = (language: string, key: string): number =>
  100_000_000 + (hashOf(`${language} ${key}`) % 900_000_000)

export const catalogueStates = ['released', 'corrected', 'stale'] as const
export type CatalogueState = (typeof catalogueStates)[number]

/** Filter of the translators' list: a state, or texts to check because the English was corrected. */
export const catalogueFilters = [...catalogueStates, 'to_check'] as const
export type CatalogueFilter = (typeof catalogueFilters)[number]

export const CatalogueText = z.object({
  id: z.int(),
  key: z.string(),
  area: z.enum(catalogueAreas),
  source: z.string().describe('the English as it came with this version'),
  released: z.string().describe('the words of the language as they came with this version'),
  target: z.string().describe('the correction, or the released words where there is none'),
  state: z.enum(catalogueStates).describe('stale: the English changed since, and the released words show'),
  source_before: z.string().nullable().describe('of a stale one, the English that it was made of'),
  english_since: z
    .string()
    .nullable()
    .describe('the English as people corrected it, where nobody has looked at these words since'),
  limit: z.int().describe('characters at most'),
  changed_by: z.string().nullable(),
  changed_at: time.nullable(),
  version: z.int(),
  updated_at: time.nullable(),
})
export type CatalogueText = z.infer<typeof CatalogueText>

export const CatalogueProgress = z.object({
  language: Language,
  total: z.int(),
  corrected: z.int(),
  stale: z.int(),
  to_check: z.int(),
})
export type CatalogueProgress = z.infer<typeof CatalogueProgress>

export const CatalogueList = z.object({
  ...paging,
  language: Language,
  area: z.enum(catalogueAreas).optional(),
  state: z.enum(catalogueFilters).optional(),
  search: search.optional(),
})

export const CatalogueChange = z.object({
  text: optionalText(longestMessage).describe('null goes back to the released words'),
})

/** Words to avoid in a language, for checks while typing. */
const Avoided = z.object({ words: z.array(z.string()), rather: z.string() })

export const catalogueCalls = {
  list: get('/api/catalogue/', {
    access: 'catalogue.list',
    query: CatalogueList,
    answer: Page(CatalogueText).extend({
      progress: z.array(CatalogueProgress),
      avoided: z.array(Avoided).describe('words that the language does not use'),
    }),
  }),
  change: put('/api/catalogue/{message}/', {
    access: 'catalogue.change',
    body: CatalogueChange,
    answer: CatalogueText,
  }),
  shown: get('/api/catalogue/shown/', {
    access: 'anyone',
    query: z.object({ language: Language }),
    answer: z.object({
      version: z.string().nullable().describe('null where no correction holds'),
      texts: z.record(z.string(), z.unknown()).describe('each compiled, by its key'),
    }),
    cacheable: true,
  }),
}
