import { useSyncExternalStore } from 'react'
import { readAidWords } from '../../i18n/read-language.ts'
import { guideStep, onGuideChange } from '../../kit/page/guide-step.ts'
import { useSession } from '../../session/use-session.ts'
import { later } from '../../ui/waiting/later.tsx'

const Guide = later(async () => {
  const [{ Guide }] = await Promise.all([
    import('../../features/platform/tutorial/guide/Guide.tsx'),
    readAidWords(),
  ])
  return Guide
})

/** At the foot of every page while somebody is guided; a page without a guide loads nothing of it. */
export function GuidePlace() {
  const step = useSyncExternalStore(onGuideChange, guideStep)
  const isLoggedIn = useSession() !== null
  return isLoggedIn && step !== null ? <Guide step={step} /> : null
}
