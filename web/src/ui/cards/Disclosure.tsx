import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure'
import { Icon } from '../Icon.tsx'

interface DisclosureProps {
  title: ReactNode
  children: ReactNode
  /** Stands at the end of the row, for example "3 of 9". */
  aside?: ReactNode
  level?: 2 | 3 | 4
  isOpenAtFirst?: boolean
  /** For what is only read when it is opened. */
  onToggle?: (isOpen: boolean) => void
}

export function Disclosure(props: DisclosureProps) {
  const { title, children, aside, level = 3, isOpenAtFirst = false, onToggle } = props
  return (
    <AriaDisclosure
      defaultExpanded={isOpenAtFirst}
      className="group"
      {...(onToggle && { onExpandedChange: onToggle })}
    >
      <Heading level={level}>
        <Button
          slot="trigger"
          className="flex min-h-12 w-full items-center gap-2.5 rounded-control px-2.5 text-start text-15 font-medium data-hovered:bg-surface2"
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
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="ps-9 pe-2.5 pb-3">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
