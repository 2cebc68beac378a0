import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { PlainButton } from '../buttons/PlainButton.tsx'
import { Icon } from '../Icon.tsx'
import { useFold } from './use-fold.ts'

interface DisclosureProps {
  title: ReactNode
  children: ReactNode
  aside?: ReactNode
  level?: 2 | 3 | 4
  isOpenAtFirst?: boolean
  /** Where the page knows it; without it the part knows it itself. */
  isOpen?: boolean
  /** For content that is loaded when it is opened. */
  onToggle?: (isOpen: boolean) => void
}

export function Disclosure(props: DisclosureProps) {
  const { title, children, aside, level = 3, isOpen, isOpenAtFirst = false, onToggle } = props
  const fold = useFold({ isOpen, isOpenAtFirst, onToggle })
  const Heading = `h${level}` as const
  return (
    <div {...fold.frame} className="group">
      <Heading>
        <PlainButton
          {...fold.button}
          className="flex min-h-12 w-full items-center gap-2.5 rounded-control px-2.5 text-start text-15 font-medium hover:bg-surface2"
        >
          <span className="flip inline-flex">
            <Icon
              of={ChevronRight}
              size="small"
              className="transition-transform group-data-expanded:rotate-90"
            />
          </span>
          <span className="min-w-0 flex-1">{title}</span>
          {aside}
        </PlainButton>
      </Heading>
      <div {...fold.panel}>
        <div className="ps-9 pe-2.5 pb-3">{children}</div>
      </div>
    </div>
  )
}
