import { useQuery } from '@tanstack/react-query'
import type { PlaceMeans } from 'contract/insight/statistics/findings'
import { EyeOff } from 'lucide'
import { formatNumber } from '../../../../i18n/format-number.ts'
import { shownLocale } from '../../../../i18n/shown-locale.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { addressOfSchool } from '../../../../kit/page/addresses.ts'
import { Card } from '../../../../ui/cards/Card.tsx'
import { ShadeLegend } from '../../../../ui/figures/ShadeLegend.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { addressOfStatistics } from '../address.ts'
import { FiguresBefore } from '../figures/FiguresBefore.tsx'
import { MoreRows, useSomeRows } from '../figures/MoreRows.tsx'
import { type About, PlaceName } from '../figures/PlaceName.tsx'
import { meansQuery } from '../findings-query.ts'
import { searchInside } from '../scope.ts'
import { FindingCard } from './FindingCard.tsx'
import { FindingTable } from './FindingTable.tsx'
import { furthestBelow } from './furthest.ts'
import { CountryShape, WorldMap } from './OutlineMaps.tsx'
import { TileMap } from './TileMap.tsx'
import { meanText, shownMean } from './trend-texts.ts'

type Row = PlaceMeans['rows'][number]

/** The mean of each place as a tile that links one level down. */
export function MapCard({ about }: { about: About }) {
  const { t } = useTranslation()
  const { scope, search } = about
  const { model } = scope
  const query = useQuery(meansQuery(scope.parts))
  const some = useSomeRows(query.data?.rows ?? [])
  const plain = t(`findings.meansBy.${model}`)
  if (!query.data)
    return (
      <Card title={plain}>
        <AnswerFallback query={query} />
      </Card>
    )
  const { rows } = query.data
  // Schools are not ranked (domain.md, 4.3).
  const furthest =
    model === 'school'
      ? []
      : furthestBelow(
          rows.map(({ place, mean }) => ({
            name: place.name,
            value: mean === null ? null : shownMean(mean),
          })),
        )
  const title =
    furthest.length === 0
      ? plain
      : t('findings.low', {
          count: furthest.length,
          places: new Intl.ListFormat(shownLocale(), { type: 'conjunction' }).format(
            furthest.map(({ name }) => name),
          ),
        })
  const addressOfRow = ({ place }: Row) =>
    model === 'school'
      ? addressOfSchool(place.id)
      : addressOfStatistics(searchInside(search, model, place.name))
  const more = (
    <div className="-mx-4 wide:-mx-5">
      <MoreRows {...some} />
    </div>
  )
  return (
    <FiguresBefore areShown={query.isPlaceholderData}>
      <FindingCard
        title={title}
        hint={t('findings.mapHint')}
        chart={
          <>
            <p className="sr-only">{t('findings.keys')}</p>
            {model === 'country' && <WorldMap about={about} rows={rows} />}
            <div className="flex flex-wrap items-center gap-4">
              {model === 'region' && scope.whole && <CountryShape whole={scope.whole} />}
              <div className="min-w-0 flex-1 basis-52">
                <TileMap label={plain} rows={some.rows} addressOf={addressOfRow} />
              </div>
            </div>
            <Legend rows={rows} />
            {more}
          </>
        }
        table={
          <>
            <FindingTable
              caption={plain}
              heads={[t(`statistics.place.${model}`), t('findings.meanHead'), t('findings.schoolsCounted')]}
              rows={some.rows.map((row) => ({
                id: row.place.id,
                cells: [
                  <PlaceName key="name" place={row.place} schools={row.schools} about={about} />,
                  meanText(t, row),
                  formatNumber(row.schools),
                ],
              }))}
            />
            {more}
          </>
        }
      />
    </FiguresBefore>
  )
}

function Legend({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation()
  return (
    <div className="-mx-4 mt-1 wide:-mx-5">
      <ShadeLegend title={t('findings.meanHead')} top={100} />
      <ul className="flex flex-wrap gap-x-4 px-4 text-14 text-text2 wide:px-5">
        {rows.some(({ schools }) => schools === 0) && <li>– {t('findings.legendNone')}</li>}
        {rows.some(({ schools, mean }) => schools > 0 && mean === null) && (
          <li className="flex items-center gap-1.5">
            <Icon of={EyeOff} size="small" /> {t('findings.legendHidden')}
          </li>
        )}
      </ul>
    </div>
  )
}
