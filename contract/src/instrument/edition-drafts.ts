import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { id, Language, optionalText, Ref, text, time } from '../platform/shapes.ts'
import { faultCodes } from './checks/fault.ts'
import { DraftOffers, SettledOffers } from './draft-offers.ts'
import { HandedInDraft, StaleLanguages } from './handed-in-drafts.ts'
import { Category, EditionLink, Option, Scale, textFields } from './instruments.ts'
import { translatedKinds } from './translations.ts'

/** A draft is open, then handed in to a second person, then released as an edition. */
export const draftStatuses = ['open', 'handed_in', 'released'] as const
export type DraftStatus = (typeof draftStatuses)[number]

export const EditionDraft = z.object({
  id: z.int(),
  name: z.string(),
  base: Ref.describe('the instrument that it was opened from'),
  edition: z.int().describe('its edition'),
  country: Ref.nullable().describe('whose adaptation it is; null for all'),
  status: z.enum(draftStatuses),
  languages: z.array(Language),
  opened_by: Ref.nullable(),
  handed_in_by: Ref.nullable(),
  written_by: z
    .int()
    .nullable()
    .describe('who last wrote every part that changed; null where it was not one person alone'),
  message: z.string().nullable().describe('what who handed it in says to the second person'),
  reason: z.string().nullable().describe('why it was given back'),
  released_by: Ref.nullable(),
  instrument: z.int().nullable().describe('of a released one: the instrument that it became'),
  changed: z.int().describe('pieces that say something else than before'),
  faults: z.int().describe('how much is to be mended before it can be handed in'),
  version: z.int(),
  updated_at: time,
})
export type EditionDraft = z.infer<typeof EditionDraft>

/** A second person releases: neither the one who handed it in, nor the one who wrote all of it. */
export const mayRelease = (
  person: number,
  { handedInBy, writtenBy }: { handedInBy: number | null; writtenBy: number | null },
): boolean => handedInBy !== person && writtenBy !== person

/** A part of a draft by name, with its state. */
export const DraftPieceBrief = z.object({
  id: z.int(),
  kind: z.enum(translatedKinds),
  place: z.string(),
  domain: z.int().nullable(),
  name: z.string(),
  link: EditionLink.nullable(),
  is_changed: z.boolean(),
  faults: z.int(),
  version: z.int(),
  updated_at: time,
})
export type DraftPieceBrief = z.infer<typeof DraftPieceBrief>

const AvoidedTexts = z.object({ language: Language, words: z.array(z.string()), rather: z.string() })

const DraftText = z.object({ language: Language, field: z.enum(textFields), text: z.string() })

export const DraftFault = z.object({
  code: z.enum(faultCodes),
  language: Language.optional(),
  field: z.string().optional(),
  line: z.int().optional(),
  count: z.number().optional(),
  fewest: z.number().optional(),
  most: z.number().optional(),
  text: z.string().optional(),
  rather: z.string().optional(),
})

export type DraftFault = z.infer<typeof DraftFault>

/** At most this many faults of a draft are listed; `faults` of each part counts all. */
export const namedFaults = 100

export const EditionDraftDetail = EditionDraft.extend({
  pieces: z.array(DraftPieceBrief),
  to_mend: z
    .array(DraftFault.extend({ piece: z.int() }))
    .describe('the first of what is to be mended, by piece'),
  left_behind: StaleLanguages,
  avoided: z.array(AvoidedTexts).describe('words that a language does not use'),
  before: z
    .array(z.object({ code: z.string(), scale: Scale }))
    .describe('the indicators of the edition that it was opened from'),
})
export type EditionDraftDetail = z.infer<typeof EditionDraftDetail>

/**
 * A domain, an outcome, an indicator, an option, a duty or the whole, in all languages; lists have one entry on a
 * line.
 */
export const DraftPiece = DraftPieceBrief.omit({ is_changed: true, faults: true }).extend({
  scale: Scale.nullable(),
  from: z.array(z.string()),
  texts: z.array(DraftText),
  before: z.array(DraftText).describe('what the edition says that the draft was opened from'),
  faults: z.array(DraftFault),
  updated_by: Ref.nullable(),
})
export type DraftPiece = z.infer<typeof DraftPiece>

/** A draft in one language, as its edition would look. */
export const DraftPreview = z.object({
  name: z.string(),
  description: z.string(),
  edition: z.int().describe('the edition that it was opened from'),
  country: Ref.nullable().describe('whose adaptation it is; null for all'),
  languages: z.array(Language),
  categories: z.array(Category).describe('ids are those of the pieces'),
  options: z.array(Option),
})
export type DraftPreview = z.infer<typeof DraftPreview>

export const NewEditionDraft = z.object({
  instrument: id,
  country: id.nullable().describe('whose adaptation it is; null for all'),
})

/** The changed texts, an empty one as null; the link to the edition before where it changes. */
export const DraftPieceChange = z.object({
  texts: z
    .array(z.object({ language: Language, field: z.enum(textFields), text: optionalText(2000) }))
    .max(200)
    .default([]),
  link: EditionLink.optional(),
  from: z
    .array(z.string().regex(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/))
    .max(10)
    .optional(),
})

export const Adaptation = z.object({
  id: z.int(),
  name: z.string(),
  allowed: z.boolean(),
  ask: z.array(z.string()).describe('names of people who may allow it, for whoever may not'),
})
export type Adaptation = z.infer<typeof Adaptation>

export const editionDraftCalls = {
  list: get('/api/edition_draft/', { access: 'edition.list', answer: z.array(EditionDraft) }),
  create: post('/api/edition_draft/', {
    access: 'edition.write',
    body: NewEditionDraft,
    answer: EditionDraft,
  }),
  read: get('/api/edition_draft/{id}/', { access: 'edition.list', answer: EditionDraftDetail }),
  preview: get('/api/edition_draft/{id}/preview/', { access: 'edition.list', answer: DraftPreview }),
  remove: remove('/api/edition_draft/{id}/', {
    access: 'edition.write',
    answer: success(['edition_draft_deleted']),
  }),
  piece: get('/api/edition_draft/{id}/piece/{piece}/', { access: 'edition.list', answer: DraftPiece }),
  change: patch('/api/edition_draft/{id}/piece/{piece}/', {
    access: 'edition.write',
    body: DraftPieceChange,
    answer: DraftPiece,
  }),
  offers: get('/api/edition_draft/{id}/offer/', { access: 'edition.list', answer: DraftOffers }),
  settleOffers: post('/api/edition_draft/{id}/offer/', {
    access: 'edition.write',
    body: SettledOffers,
    answer: DraftOffers,
    status: 200,
  }),
  handIn: post('/api/edition_draft/{id}/hand_in/', {
    access: 'edition.write',
    body: HandedInDraft,
    answer: EditionDraft,
    status: 200,
  }),
  giveBack: post('/api/edition_draft/{id}/give_back/', {
    access: 'edition.write',
    body: z.object({ reason: text(limits.comment) }),
    answer: EditionDraft,
    status: 200,
  }),
  release: post('/api/edition_draft/{id}/release/', {
    access: 'edition.write',
    answer: EditionDraft,
    status: 200,
  }),
}

export const adaptationCalls = {
  list: get('/api/adaptation/', { access: 'edition.list', answer: z.array(Adaptation) }),
  allow: post('/api/adaptation/{country}/', {
    access: 'edition.allow',
    body: z.object({ allowed: z.boolean() }),
    answer: Adaptation,
    status: 200,
  }),
}
