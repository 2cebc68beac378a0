import type { PlaceMeans } from 'contract/insight/statistics/findings'
import { EyeOff } from 'lucide'
import { type KeyboardEvent, useRef } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { shadeOf } from '../../../../ui/figures/shades.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'
import { tileAt } from './tile-steps.ts'
import { shownMean } from './trend-texts.ts'

type Row = PlaceMeans['rows'][number]

/** The accessible name of a tile: "Cusco, 51 of 100". */
export const tileText = (t: Translate, { place, schools, mean }: Row): string => {
  if (mean !== null) {
    const values = { place: place.name, value: formatNumber(shownMean(mean)) }
    return schools === 1 ? t('findings.tileOne', values) : t('findings.tile', values)
  }
  return schools === 0
    ? t('findings.tileNone', { place: place.name })
    : t('findings.tileHidden', { place: place.name })
}

const styleOf = ({ schools, mean }: Row): string => {
  if (mean !== null) return `picture border-transparent ps-5 ${shadeOf(shownMean(mean), 100)}`
  return schools === 0 ? 'border-border text-text2' : 'border-dashed border-control text-text2'
}

type Props = { label: string; rows: readonly Row[]; addressOf: (row: Row) => string }

/** Places as tiles with their numbers; arrow keys move between them by their position. */
export function TileMap({ label, rows, addressOf }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const moveFocus = (event: KeyboardEvent) => {
    const tiles = [...(list.current?.querySelectorAll('a') ?? [])]
    const from = tiles.findIndex((tile) => tile === event.target)
    const boxes = tiles.map((tile) => tile.getBoundingClientRect())
    const isFromRight = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = tileAt(boxes, from, event.key, isFromRight)
    if (to === from) return
    event.preventDefault()
    tiles[to]?.focus()
  }
  return (
    <div role="presentation" onKeyDown={moveFocus}>
      <ul
        ref={list}
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1"
      >
        {rows.map((row) => (
          <li key={row.place.id} className="grid">
            <PlainLink
              href={addressOf(row)}
              aria-label={tileText(t, row)}
              className={`flex min-h-14 min-w-0 flex-col justify-between gap-0.5 rounded-control border p-1.5 text-13 leading-tight font-medium hover:outline-2 hover:outline-control ${styleOf(row)}`}
            >
              {/* The space separates name and number in the accessible name. */}
              <span className="wrap-anywhere hyphens-auto">{row.place.name}</span>{' '}
              <span className="text-15 font-bold tabular-nums">
                {row.mean !== null ? (
                  formatNumber(shownMean(row.mean))
                ) : row.schools === 0 ? (
                  '–'
                ) : (
                  <Icon of={EyeOff} size="small" />
                )}
              </span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
