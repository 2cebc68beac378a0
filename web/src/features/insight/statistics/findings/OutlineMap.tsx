import type { CountryOutlines, PlaceMeans } from 'contract/insight/statistics/findings'
import { useRef } from 'react'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { shadeOf, shades } from '../../../../ui/figures/shades.ts'
import { textSize, useWidth } from '../../../../ui/figures/use-width.ts'
import { labelsWithRoom } from './map-labels.ts'
import { tileText } from './TileMap.tsx'
import { shownMean } from './trend-texts.ts'

type Row = PlaceMeans['rows'][number]
type Props = {
  outlines: CountryOutlines
  rows: readonly Row[]
  /** In pixels; the width is that of the container. */
  mostHeight: number
  /** For pointers only; keyboards and screen readers use the tiles. */
  onOpen?: (row: Row) => void
}

const fills = ['fill-h0', 'fill-h1', 'fill-h2', 'fill-h3', 'fill-h4']
const styleOf = ({ schools, mean }: Row): string =>
  mean === null
    ? `fill-surface2 ${schools > 0 ? '[stroke-dasharray:4_3]' : ''}`
    : (fills[shades.findIndex((shade) => shade === shadeOf(shownMean(mean), 100))] ?? '')

/** Countries shaded by their mean; not mirrored in right-to-left languages. */
export function OutlineMap({ outlines, rows, mostHeight, onOpen }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 320)
  const size = textSize()
  const scale = Math.min(width / outlines.width, mostHeight / outlines.height)
  const shown = outlines.countries.flatMap((outline) => {
    const row = rows.find(({ place }) => place.id === outline.id)
    return row ? [{ outline, row }] : []
  })
  const labels = shown
    .toSorted((one, other) => other.row.schools - one.row.schools)
    .map(({ outline, row: { place, mean } }) => ({
      id: outline.id,
      text: `${place.name} ${mean === null ? '–' : formatNumber(shownMean(mean))}`,
      x: (outline.x * scale) / size,
      y: (outline.y * scale) / size + 4,
    }))
  const drawn = { width: outlines.width * scale, height: outlines.height * scale }
  return (
    <div ref={box} dir="ltr" className="contain-inline-size">
      <svg
        role="img"
        aria-label={t('findings.mapAlt', { places: shown.map(({ row }) => tileText(t, row)).join('; ') })}
        {...drawn}
        className="mx-auto block overflow-visible"
      >
        <g transform={`scale(${scale})`}>
          {shown.map(({ outline, row }) => (
            <path
              key={outline.id}
              d={outline.path}
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
              onClick={onOpen && (() => onOpen(row))}
              className={`stroke-control stroke-1 ${styleOf(row)} ${onOpen ? 'cursor-pointer hover:stroke-2' : ''}`}
            />
          ))}
        </g>
        {labelsWithRoom(labels, drawn.width / size).map(({ id, text, x, y }) => (
          <text
            key={id}
            x={x * size}
            y={y * size}
            textAnchor="middle"
            paintOrder="stroke"
            className="pointer-events-none fill-text stroke-surface stroke-4 text-13 font-strong"
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}
