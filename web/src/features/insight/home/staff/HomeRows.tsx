import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'

/** Rows shown at first. */
const atFirst = 5

type Props = {
  title: string
  hint: string
  rows: readonly ReactNode[]
  empty: string
  /** Address of the complete list. */
  all?: string
  action?: ReactNode
}

export function HomeRows({ title, hint, rows, empty, all, action }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [isWhole, showWhole] = useState(false)
  const more = rows.length - atFirst
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 pb-2.5">
        <h3 id={id} className="text-16!">
          {title}
        </h3>
        <p className="text-14 text-text2 tabular-nums">{hint}</p>
      </div>
      {rows.length === 0 ? (
        <p className="border-t border-border py-3 text-15 text-text2">{empty}</p>
      ) : (
        <ol>{isWhole ? rows : rows.slice(0, atFirst)}</ol>
      )}
      {!isWhole && more > 0 && (
        <Button kind="quiet" onPress={() => showWhole(true)}>
          {t('home-lists.showMore', { count: more })}
        </Button>
      )}
      {(all || action) && (
        <div className="flex flex-wrap items-center gap-x-4">
          {all && (
            <Link variant="strong" href={all}>
              {t('home-lists.all')}
            </Link>
          )}
          {action}
        </div>
      )}
    </section>
  )
}

type RowProps = { href: string; title: string; text: string; aside: ReactNode }

export function HomeRow({ href, title, text, aside }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-3 border-t border-border py-2.5">
      <div className="min-w-0 wrap-anywhere">
        <Link variant="title" href={href}>
          {title}
        </Link>
        <p className="text-14 text-text2">{text}</p>
      </div>
      <div className="shrink-0">{aside}</div>
    </li>
  )
}
