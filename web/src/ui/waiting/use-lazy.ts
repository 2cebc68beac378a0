import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { showToast } from '../messages/toasts.ts'
import { awaitPart } from './on-its-way.ts'

const again = 5_000

/**
 * Loads a part when it is first used; null until then. A failure is shown and retried while the part is used; slow
 * loading is shown unless `isQuiet`. `load` must be a constant function.
 */
export function useLazy<Part extends object>(
  load: () => Promise<Part>,
  isWanted: boolean,
  isQuiet = false,
): Part | null {
  const { t } = useTranslation()
  const [part, setPart] = useState<Part | null>(null)
  const isMissing = isWanted && part === null
  const isAnnounced = isMissing && !isQuiet
  useEffect(() => (isAnnounced ? awaitPart() : undefined), [isAnnounced])
  useEffect(() => {
    if (!isMissing) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const attempt = async () => {
      try {
        const loaded = await load()
        if (!isOver) setPart(() => loaded)
      } catch {
        if (isOver) return
        showToast('error', t('problems.unreachable'))
        timer = setTimeout(attempt, again)
      }
    }
    void attempt()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isMissing, load, t])
  return part
}
