import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/translation.tsx'
import type { Category, Hit } from './categories.ts'

type Props = {
  id: string
  label: string
  groups: readonly Category[]
  current: string | undefined
  onOpen: (href: string) => void
}

export function HitList({ id, label, groups, current, onOpen }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <div ref={list} id={`${id}list`} role="listbox" aria-label={label} className="grid gap-3 empty:hidden">
      {groups
        .filter(({ hits }) => hits.length > 0)
        .map(({ name, hits }) => (
          // A group of options in a listbox, so no fieldset.
          <div key={name} role="group" aria-labelledby={`${id}${name}`}>
            <p id={`${id}${name}`} className="px-3 pb-1 text-14 font-strong text-text2">
              {t(`search.category.${name}`)}
            </p>
            {hits.map((hit) => (
              <HitRow
                key={hit.id}
                id={`${id}${hit.id}`}
                hit={hit}
                isCurrent={hit.id === current}
                onOpen={onOpen}
              />
            ))}
          </div>
        ))}
    </div>
  )
}

type RowProps = { id: string; hit: Hit; isCurrent: boolean; onOpen: (href: string) => void }

/** Focus stays in the search field (aria-activedescendant). */
function HitRow({ id, hit, isCurrent, onOpen }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onClick={() => onOpen(hit.href)}
      className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-control border-2 border-transparent px-3 py-2 text-15 wrap-anywhere hover:bg-surface2 aria-selected:border-focus aria-selected:bg-primary-soft aria-selected:text-primary-soft-text"
    >
      <span className="min-w-0 font-medium">{hit.label}</span>{' '}
      {hit.hint && <span className="text-14">{hit.hint}</span>}
    </div>
  )
}
