import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useMemo,
  useState,
} from 'react'
import type { PlainButtonProps } from '../buttons/PlainButton.tsx'
import { useLazy } from '../waiting/use-lazy.ts'

export interface Opened {
  triggerRef: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

interface OpenerProps<Part extends object> {
  /** The Button or IconButton that opens it. */
  trigger: ReactElement<PlainButtonProps>
  popup: 'menu' | 'listbox' | 'dialog'
  /** Loads the popup, which is not part of the first visit. */
  load: () => Promise<Part>
  children: (part: Part, opened: Opened) => ReactNode
}

export function Opener<Part extends object>({ trigger, popup, load, children }: OpenerProps<Part>) {
  const [isOpen, setOpen] = useState(false)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor])
  const part = useLazy(load, isOpen)
  const opens = {
    ref: setAnchor,
    'aria-haspopup': popup,
    'aria-expanded': isOpen,
    onPress: () => setOpen(true),
    onKeyDown: (event: KeyboardEvent) => {
      if (popup === 'dialog' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
      event.preventDefault()
      event.stopPropagation()
      setOpen(true)
    },
  }
  return (
    <>
      {cloneElement(trigger, opens)}
      {part && children(part, { triggerRef, isOpen, onOpenChange: setOpen })}
    </>
  )
}
