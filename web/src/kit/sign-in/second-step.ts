import { Problem } from 'contract/platform/problems'
import { readOwnTexts } from '../../i18n/read-language.ts'
import { lazily } from '../../ui/waiting/lazily.tsx'

/** What follows a correct password where a second step is required. */
export type PendingStep = { ticket: string; next: 'code' | 'set_up' }

/** The second step that a refused sign-in requires; null where it was refused for another reason. */
export const pendingStepOf = (error: unknown): PendingStep | null => {
  if (!(error instanceof Problem) || error.code !== 'second_factor_needed') return null
  const { ticket, next } = error.extra
  return ticket && next ? { ticket, next } : null
}

export const SecondStep = lazily(async () => {
  const [part] = await Promise.all([import('./SecondStep.tsx'), readOwnTexts('second-step')])
  return part.SecondStep
})
