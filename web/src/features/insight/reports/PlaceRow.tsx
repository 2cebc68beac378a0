import { ChevronRight, type IconNode } from 'lucide'
import { Icon } from '../../../ui/Icon.tsx'
import { PlainLink } from '../../../ui/navigation/PlainLink.tsx'

type Props = { icon: IconNode; href: string; name: string; more?: string }

export function PlaceRow({ icon, href, name, more }: Props) {
  return (
    <li className="relative flex items-center gap-3.5 border-t border-border px-4 py-3 hover:bg-surface2 wide:px-5">
      <Icon of={icon} className="text-text2" />
      <div className="min-w-0 flex-1">
        <PlainLink
          href={href}
          className="rounded-small font-strong text-text no-underline after:absolute after:inset-0 hover:underline"
        >
          {name}
        </PlainLink>
        {more && <p className="text-14 text-text2">{more}</p>}
      </div>
      <Icon of={ChevronRight} isMirrored className="text-text3" />
    </li>
  )
}
