import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Where the bars above it are high, as with large letters on a small screen, the question is led to. */
const bringIntoSight = (): void => {
  const question = document.getElementById('indicator')
  if (question && question.getBoundingClientRect().bottom > innerHeight / 2)
    question.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/**
 * Another indicator is read from its beginning: the page stands at its top, or where its question is in sight, and the
 * focus is on the question.
 */
export function useTurnedPage(code: string | undefined): void {
  const router = useRouter()
  const shown = useRef(code)
  useEffect(() => {
    if (shown.current === code) return
    shown.current = code
    // an address that names a comment leads there
    if (location.hash !== '') return
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('indicator')?.focus({ preventScroll: true })
    bringIntoSight()
    // the router puts the page at its top once more when it is done
    const stop = router.subscribe('onRendered', () => {
      stop()
      bringIntoSight()
    })
    return stop
  }, [code, router])
}
