import { ChevronRight, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { Icon } from '../../../../ui/Icon.tsx'

type Props = { icon: IconNode; href: string; title: string; badge: ReactNode; children: ReactNode }

/** One thing that waits for the person; the whole row leads there. */
export function TaskRow({ icon, href, title, badge, children }: Props) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-border px-4 py-3.5 hover:bg-surface2 wide:flex-nowrap wide:px-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-primary-soft text-primary-soft-text">
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1 basis-3/5">
        <Link
          href={href}
          className="rounded-small font-strong text-text no-underline after:absolute after:inset-0 hover:underline"
        >
          {title}
        </Link>
        <p className="text-14 text-text2">{children}</p>
      </div>
      <div className="ms-13.5 wide:ms-0">{badge}</div>
      <Icon of={ChevronRight} isMirrored className="hidden text-text3 wide:block" />
    </li>
  )
}
