import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { PlaceMeans } from 'contract/insight/statistics/findings'
import { shownLocale } from '../../../../i18n/shown-locale.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import type { About } from '../figures/PlaceName.tsx'
import { meansQuery, outlinesQuery } from '../findings-query.ts'
import type { StatisticsQuestion } from '../question.ts'
import { searchInside } from '../scope.ts'
import { OutlineMap } from './OutlineMap.tsx'

type Rows = PlaceMeans['rows']

/** Countries without an outline are listed in a note and have a tile. */
export function WorldMap({ about, rows }: { about: About; rows: Rows }) {
  const { t } = useTranslation()
  const navigate = useNavigate({ from: '/statistics' })
  const { data: outlines } = useQuery(outlinesQuery(about.scope.parts))
  if (!outlines || outlines.countries.length === 0) return null
  const missing = rows.filter(({ place }) => outlines.countries.every(({ id }) => id !== place.id))
  const places = new Intl.ListFormat(shownLocale(), { type: 'conjunction' }).format(
    missing.map(({ place }) => place.name),
  )
  return (
    <div className="mb-3 grid gap-1.5">
      <OutlineMap
        outlines={outlines}
        rows={rows}
        mostHeight={260}
        onOpen={({ place }) => void navigate({ search: searchInside(about.search, 'country', place.name) })}
      />
      <p className="text-13 text-text2">
        {t('findings.outlines')} {missing.length > 0 && t('findings.noOutline', { places })}
      </p>
    </div>
  )
}

/** The outline of the country whose regions are the tiles, shaded by its mean. */
export function CountryShape({ whole }: { whole: StatisticsQuestion }) {
  const { data: outlines } = useQuery(outlinesQuery(whole))
  const { data: means } = useQuery(meansQuery(whole))
  if (!means || outlines?.countries.length !== 1) return null
  return (
    <div className="w-36 max-wide:w-full">
      <OutlineMap outlines={outlines} rows={means.rows} mostHeight={180} />
    </div>
  )
}
