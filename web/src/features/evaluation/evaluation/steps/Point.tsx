import { CircleCheck, CircleDashed, type IconNode } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

type PointProps = {
  isDone: boolean
  hint?: string
  /** Link to the first of what is missing. */
  href?: string
  children: string
}

/** One requirement of a line: whether it is met, and a link to its place. */
export function Point({ isDone, hint, href, children }: PointProps) {
  const { t } = useTranslation()
  const icon: IconNode = isDone ? CircleCheck : CircleDashed
  return (
    <li className="flex flex-wrap items-start gap-x-3 text-15">
      <span className={isDone ? 'text-valid' : 'text-review'}>
        <Icon of={icon} />
      </span>
      <span className="min-w-0 flex-[1_1_6rem]">
        <span className="block font-strong">{children}</span>
        {hint && <span className="text-14 text-text2">{hint}</span>}
      </span>
      {href && (
        <Link variant="strong" href={href} aria-label={`${t('steps.show')}: ${children}`}>
          {t('steps.show')}
        </Link>
      )}
    </li>
  )
}
