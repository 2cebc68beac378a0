import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

interface FoldOptions {
  /** Whether it is open, where the page knows that; without it the part knows it itself. */
  isOpen?: boolean | undefined
  isOpenAtFirst?: boolean
  onToggle?: ((isOpen: boolean) => void) | undefined
  /** Of the button, where something leads to it. */
  id?: string
}

/** What is folded under a button: what its frame, the button and the panel carry. */
export function useFold({ isOpen, isOpenAtFirst = false, onToggle, id }: FoldOptions) {
  const [own, setOwn] = useState(isOpenAtFirst)
  const ids = { button: useId(), panel: useId() }
  const isShown = isOpen ?? own
  const toggle = (next: boolean) => {
    setOwn(next)
    onToggle?.(next)
  }
  const panel = useRef<HTMLDivElement>(null)
  useHidden(panel, isShown, () => toggle(true))
  const button = id ?? ids.button
  return {
    frame: { 'data-expanded': isShown || undefined },
    button: {
      id: button,
      'aria-expanded': isShown,
      'aria-controls': ids.panel,
      onPress: () => toggle(!isShown),
    },
    panel: {
      id: ids.panel,
      ref: panel,
      role: 'group',
      'aria-labelledby': button,
      'aria-hidden': !isShown,
    },
  }
}

/** The browser's own search finds what is hidden this way, and has it opened. React knows no such value yet. */
function useHidden(panel: RefObject<HTMLElement | null>, isShown: boolean, onFound: () => void): void {
  const open = useRef(onFound)
  useEffect(() => {
    open.current = onFound
  })
  useLayoutEffect(() => {
    if (isShown) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isShown, panel])
  useEffect(() => {
    const own = panel.current
    const show = () => open.current()
    own?.addEventListener('beforematch', show)
    return () => own?.removeEventListener('beforematch', show)
  }, [panel])
}
