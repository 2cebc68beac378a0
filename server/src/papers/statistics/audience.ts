import { type Actor, Role } from 'contract/permissions'
import type { Language } from 'contract/shapes'
import { voiceIn } from '../messages/voice.ts'

/** Who may get a file of figures: those who read the same figures in the product. */
export const audienceIn = (language: Language, { role }: Actor): string =>
  role === Role.school ? '' : voiceIn(language).say(`statistics.audience.${role}`)
