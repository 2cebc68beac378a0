import { useEffect, useRef } from 'react'
import type { Work } from '../../outbox/entry.ts'
import { onArrival, takeEarlyArrivals } from '../../outbox/sending/sender.ts'
import { announce } from '../../ui/messages/announcements.ts'
import { showToast } from '../../ui/messages/toasts.ts'

/**
 * Shows and says that the server has taken what was sent; of many the last speaks for all. It stands after what else is
 * told of the same change, since of two messages at once the later one is told.
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
    // this comes after the page: what arrived meanwhile is told now
    arrived.current += takeEarlyArrivals(kind)
    return onArrival(({ work }, _row, isOfOtherTab) => {
      // the tab that sent it says so
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
