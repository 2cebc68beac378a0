import { useEffect, useRef } from 'react'
import type { Work } from '../../outbox/entry.ts'
import { onArrival, takeEarlyArrivals } from '../../outbox/sending/sender.ts'
import { announce } from '../../ui/messages/announcements.ts'
import { showToast } from '../../ui/messages/toasts.ts'

/**
 * Shows and announces what the server has accepted; of several the last one. Must be called after other announcements
 * of the same change, since of two at once the later one is announced.
 */
export const useAnnouncedArrivals = (
  kind: Work['kind'],
  waiting: number,
  textOf: (count: number) => string,
): void => {
  const arrived = useRef(0)
  const newestText = useRef(textOf)
  useEffect(() => {
    newestText.current = textOf
  })
  useEffect(() => {
    // Loaded after the page, so earlier arrivals are announced now.
    arrived.current += takeEarlyArrivals(kind)
    return onArrival(({ work }, _row, isOfOtherTab) => {
      // The tab that sent it announces it.
      if (work.kind === kind && !isOfOtherTab) arrived.current += 1
    })
  }, [kind])
  useEffect(() => {
    if (waiting > 0 || arrived.current === 0) return
    const text = newestText.current(arrived.current)
    arrived.current = 0
    announce(text)
    showToast('success', text, true)
  }, [waiting])
}
