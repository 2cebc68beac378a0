import { ChevronRight } from 'lucide'
import { useTranslation } from '../../i18n/translation.tsx'
import { Icon } from '../Icon.tsx'
import { Link } from './Link.tsx'

interface BreadcrumbsProps {
  /** From the outermost; the last one is the current page and has no address. */
  trail: readonly { label: string; href?: string }[]
}

export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className="flex flex-wrap items-center gap-1.5 text-14 text-text2">
        {trail.map(({ label, href }, place) => (
          <li key={`${place} ${label}`} className="flex min-w-0 items-center gap-1.5">
            {place > 0 && <Icon of={ChevronRight} size="small" isMirrored />}
            {href === undefined ? (
              <span
                aria-current={place === trail.length - 1 ? 'page' : undefined}
                className="min-h-8 content-center wrap-anywhere outline-none!"
              >
                {label}
              </span>
            ) : (
              <Link href={href} variant="muted">
                <span className="min-w-0 wrap-anywhere">{label}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
