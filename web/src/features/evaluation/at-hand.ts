import { useEffect } from 'react'
import { loadViewer } from '../../app/viewer/load-viewer.ts'
import { readOwnWords } from '../../i18n/read-language.ts'

/** What opens on the page of an evaluation and has to open without a connection too. */
const parts: (() => Promise<unknown>)[] = [
  () => import('../../ui/overlays/OpenDialog.tsx'),
  () => import('../../ui/overlays/OpenMenu.tsx'),
  () => import('../../app/PasswordAgainDialog.tsx'),
  () => import('./evidence/AddFileDialog.tsx'),
  () => Promise.all([import('../../app/layouts/UnsentDialog.tsx'), readOwnWords('unsent')]),
  loadViewer,
  () => import('./evidence/UploadQueue.tsx'),
  () => import('./evidence/WaitingTile.tsx'),
  () => import('./indicator/AnswerConflict.tsx'),
  () => import('./words/CommentList.tsx'),
  () => import('./indicator/NotApplicableReason.tsx'),
  () => Promise.all([import('./paper/PaperDialog.tsx'), readOwnWords('transfer')]),
]

/** Loads them once the page stands, before the connection can go. Without one they are asked for when they open. */
export function useAtHand(): void {
  useEffect(() => {
    for (const load of parts) void load().catch(() => undefined)
  }, [])
}
