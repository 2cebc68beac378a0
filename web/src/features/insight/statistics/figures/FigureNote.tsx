import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon.tsx'

type Props = { icon: IconNode; title: string; children: ReactNode }

/** Why there is no chart; short, since several cards may show it at once. */
export function FigureNote({ icon, title, children }: Props) {
  return (
    <div className="flex items-start gap-3.5 px-4 pb-4 wide:px-5 wide:pb-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-soft-text">
        <Icon of={icon} />
      </span>
      <div>
        <p className="font-strong">{title}</p>
        <div className="max-w-prose text-text2">{children}</div>
      </div>
    </div>
  )
}
