import { useEffect, useRef } from 'react'

/** Another indicator is read from its beginning: the page stands at its top, and the focus on the heading. */
export function useTurnedPage(code: string | undefined): void {
  const shown = useRef(code)
  useEffect(() => {
    if (shown.current === code) return
    shown.current = code
    // an address that names a comment leads there
    if (location.hash !== '') return
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('indicator')?.focus({ preventScroll: true })
  }, [code])
}
