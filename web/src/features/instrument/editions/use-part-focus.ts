import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { draftSearch } from './search.ts'

/** Ids of the open part and of a part in the list. */
export const idOfPart = 'part'
export const idInOutline = (piece: number): string => `part-${piece}`

const goOnIn = (part: HTMLElement | null): void => {
  part?.focus({ preventScroll: true })
  const top = part?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight / 2) part?.scrollIntoView()
}

/** Opening a part focuses it; returning focuses the part in the list. */
export const usePartFocus = (piece: number | undefined): void => {
  const router = useRouter()
  const shown = useRef(piece)
  useEffect(
    () =>
      // after the router has scrolled to the top of the page
      router.subscribe('onRendered', ({ toLocation }) => {
        const { piece, field } = draftSearch(toLocation.search)
        const former = shown.current
        shown.current = piece
        // a link to a field sets the focus itself
        if (former === piece || field !== undefined) return
        if (piece !== undefined) goOnIn(document.getElementById(idOfPart))
        else if (former !== undefined) document.getElementById(idInOutline(former))?.focus()
      }),
    [router],
  )
}
