import { useSyncExternalStore } from 'react'
import { readAidWords } from '../../i18n/read-language.ts'
import { useSession } from '../../session/use-session.ts'
import { later } from '../../ui/waiting/later.tsx'
import { guideStep, onGuideChange } from './guide-step.ts'

const Guide = later(async () => {
  const [{ Guide }] = await Promise.all([import('../../features/tutorial/guide/Guide.tsx'), readAidWords()])
  return Guide
})

/** At the foot of every page while somebody is guided; a page without a guide loads nothing of it. */
export function GuidePlace() {
  const step = useSyncExternalStore(onGuideChange, guideStep)
  const isLoggedIn = useSession() !== null
  return isLoggedIn && step !== null ? <Guide step={step} /> : null
}
