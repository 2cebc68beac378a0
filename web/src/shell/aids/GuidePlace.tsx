import { useSyncExternalStore } from 'react'
import { readAidTexts } from '../../i18n/read-language.ts'
import { guideStep, onGuideChange } from '../../kit/page/guide-step.ts'
import { useSession } from '../../session/use-session.ts'
import { lazily } from '../../ui/waiting/lazily.tsx'

const Guide = lazily(async () => {
  const [{ Guide }] = await Promise.all([
    import('../../features/platform/tutorial/guide/Guide.tsx'),
    readAidTexts(),
  ])
  return Guide
})

/** The guide at the foot of every page; without a guide nothing of it is loaded. */
export function GuidePlace() {
  const step = useSyncExternalStore(onGuideChange, guideStep)
  const isLoggedIn = useSession() !== null
  return isLoggedIn && step !== null ? <Guide step={step} /> : null
}
