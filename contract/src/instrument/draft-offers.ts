import { z } from 'zod'
import { Language } from '../platform/shapes.ts'
import { textFields } from './instruments.ts'
import { translatedKinds } from './translations.ts'

/** Offers that are listed and settled at once. */
export const mostOffers = 100

/**
 * Texts that a draft may take over: corrected in its base edition since it was opened, or proposed by translators for
 * the next edition.
 */
export const DraftOffer = z.object({
  piece: z.int(),
  kind: z.enum(translatedKinds),
  place: z.string().regex(/^[0-9A-Z. ]{0,12}$/),
  language: Language,
  field: z.enum(textFields),
  why: z.enum(['corrected', 'waiting']),
  text: z.string().describe('what the draft says now'),
  offered: z.string(),
  stamp: z
    .string()
    .regex(/^[0-9a-f]{12}$/)
    .describe('of the words that are offered and those in their place'),
})
export type DraftOffer = z.infer<typeof DraftOffer>

export const DraftOffers = z.object({
  count: z.int().describe('of all'),
  offers: z.array(DraftOffer).describe('the first of them'),
})
export type DraftOffers = z.infer<typeof DraftOffers>

/** Offers as they were read, all accepted or all declined. */
export const SettledOffers = z.object({
  take: z.boolean(),
  offers: z
    .array(DraftOffer.pick({ kind: true, place: true, language: true, field: true, why: true, stamp: true }))
    .min(1)
    .max(mostOffers),
})
