import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { showToast } from '../messages/toasts.ts'
import { awaitPart } from './on-its-way.ts'

const again = 5_000

/**
 * A part of the program that is loaded when it is first wanted; null until it is there. On a silent line it is told,
 * and asked for again while it is wanted; that a slow one is waited for is told too, but for what nobody asked for
 * (`isQuiet`). `load` is one function for the life of the page.
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
