import { ChevronDown } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useWideScreen } from '../../../../kit/layouts/use-wide-screen.ts'
import { CardHeader } from '../../../../ui/cards/CardHeader.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { openPart, usePartOpen } from '../where/open-parts.ts'

type Props = {
  /** Keyboard shortcuts find the part by it. */
  id: 'evidence' | 'comments'
  title: string
  count: ReactNode
  /** Opens the part, at first or as soon as it becomes true. */
  isOpenByItself?: boolean
  isFlush?: boolean
  children: ReactNode
}

export function FoldingPart({ id, title, count, isOpenByItself = false, isFlush = false, children }: Props) {
  const isWide = useWideScreen()
  const wasOpened = usePartOpen(id)
  const [isNeeded, setNeeded] = useState(isOpenByItself)
  const [before, setBefore] = useState(isOpenByItself)
  if (before !== isOpenByItself) {
    setBefore(isOpenByItself)
    if (isOpenByItself) setNeeded(true)
  }
  const isOpen = isNeeded || wasOpened
  const toggle = () => {
    setNeeded(false)
    openPart(id, !isOpen)
  }
  return (
    <section
      id={id}
      aria-label={title}
      tabIndex={-1}
      className="relative min-w-0 rounded-card border border-border bg-surface shadow-e1"
    >
      <CardHeader
        isCompact
        title={
          isWide ? (
            title
          ) : (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={toggle}
              className="text-start after:absolute after:inset-x-0 after:top-0 after:h-11"
            >
              {title}
            </button>
          )
        }
        aside={
          <span className="flex items-center gap-2">
            {count}
            <Icon of={ChevronDown} className={`wide:hidden ${isOpen ? 'rotate-180' : ''}`} />
          </span>
        }
      />
      <div hidden={!isWide && !isOpen} className={isFlush ? undefined : 'px-3.5 pb-3'}>
        {children}
      </div>
    </section>
  )
}
