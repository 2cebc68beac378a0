import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Where the sticky bars are high, as with very large text on a small screen, scrolls to the question. */
const bringIntoSight = (): void => {
  const question = document.getElementById('indicator')
  if (question && question.getBoundingClientRect().bottom > innerHeight / 2)
    question.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** After another indicator was opened, scrolls to the top or to the question, and focuses the question. */
export function useTurnedPage(code: string | undefined): void {
  const router = useRouter()
  const shown = useRef(code)
  useEffect(() => {
    if (shown.current === code) return
    shown.current = code
    // An address with a hash leads to a comment.
    if (location.hash !== '') return
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('indicator')?.focus({ preventScroll: true })
    bringIntoSight()
    // The router scrolls to the top once more after rendering.
    const stop = router.subscribe('onRendered', () => {
      stop()
      bringIntoSight()
    })
    return stop
  }, [code, router])
}
