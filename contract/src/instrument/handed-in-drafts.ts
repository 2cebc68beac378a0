import { z } from 'zod'
import { limits } from '../platform/limits.ts'
import { Language, optionalText } from '../platform/shapes.ts'

export const StaleLanguages = z
  .array(z.object({ language: Language, pieces: z.array(z.int()) }))
  .describe('languages that stayed as they were where the English changed, with the pieces')

export const HandedInDraft = z.object({
  message: optionalText(limits.comment).default(null),
  still_fits: z
    .boolean()
    .default(false)
    .describe('that what stayed as it was fits the changed English; only asked of a draft for all'),
})
