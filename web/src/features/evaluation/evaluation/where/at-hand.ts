import { useEffect } from 'react'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { loadViewer } from '../../../../kit/viewer/load-viewer.ts'
import { loadDomainNav } from '../domains/lazy-domain-nav.ts'

/** Parts of the page that must open offline too. */
const parts: (() => Promise<unknown>)[] = [
  () => import('../../../../ui/overlays/OpenDialog.tsx'),
  () => import('../../../../ui/overlays/OpenMenu.tsx'),
  () => import('../../../../kit/actions/PasswordAgainDialog.tsx'),
  () => Promise.all([import('../../../../kit/sign-in/SecondStep.tsx'), readOwnTexts('second-step')]),
  () => import('../comfort/Comfort.tsx'),
  () => import('../steps/StepsCard.tsx'),
  loadDomainNav,
  () => import('../indicator/MoreTexts.tsx'),
  () => import('../steps/ReadinessCard.tsx'),
  () => import('../evidence/AddFileDialog.tsx'),
  () => Promise.all([import('../../../../kit/layouts/UnsentDialog.tsx'), readOwnTexts('unsent')]),
  async () => (await import('../../../../kit/layouts/UnsentCopy.tsx')).loadCopying(),
  loadViewer,
  () => import('../evidence/UploadQueue.tsx'),
  () => Promise.all([import('../evidence/batch/BatchPage.tsx'), readOwnTexts('batch')]),
  () => import('../evidence/WaitingTile.tsx'),
  () => import('../indicator/AnswerConflict.tsx'),
  () => import('../texts/CommentList.tsx'),
  () => import('../indicator/NotApplicableReason.tsx'),
]

/** Loads them after the page, before the connection may be lost; offline they are requested when they open. */
export function useAtHand(): void {
  useEffect(() => {
    for (const load of parts) void load().catch(() => undefined)
  }, [])
}
