import { useQuery } from '@tanstack/react-query'
import { evaluationTypes } from 'contract/evaluation/lines'
import { changeOf } from 'contract/insight/statistics/statistics-figures'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { addressOfStatistics } from '../address.ts'
import { ChartLegend } from '../charts/ChartLegend.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { LineMarks, LineSymbol } from '../charts/LineMarks.tsx'
import { ChartScale } from '../charts/Scale.tsx'
import { FigureCard } from '../figures/FigureCard.tsx'
import { MoreRows, useSomeRows } from '../figures/MoreRows.tsx'
import { NumberWithSchools } from '../figures/NumberWithSchools.tsx'
import type { About } from '../figures/PlaceName.tsx'
import { PlaceTable } from '../figures/PlaceTable.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import type { FigureRow } from '../question.ts'
import { statisticsQuery } from '../statistics-query.ts'

type Row = FigureRow<'lines'>

type Kind = (typeof evaluationTypes)[number]
type Props = { about: About; texts: FigureTexts }

/** Progress from the base line on, over schools that have all the compared lines. */
export function LinesCard({ about, texts }: Props) {
  const { t } = useTranslation()
  const { scope, search } = about
  const query = useQuery(statisticsQuery('lines', scope.parts))
  const rows = query.data?.rows ?? []
  const some = useSomeRows(rows)
  const isHidden = (query.data?.suppressed ?? 0) > 0
  const kinds = evaluationTypes.slice(0, evaluationTypes.indexOf(search.type ?? 'third') + 1)
  const changes = rows.flatMap(({ values }) => changeOf(values) ?? [])
  const changeText = (row: Row): string => {
    const change = changeOf(row.values)
    if (!change) return isHidden ? t('statistics.notShown') : '–'
    const points = texts.score(Math.abs(change.points))
    if (change.points === 0) return t('statistics.changeSame')
    return change.points > 0 ? t('statistics.changeUp', { points }) : t('statistics.changeDown', { points })
  }
  const risen = changes.filter(({ points }) => points > 0).length
  const hasNone = changes.length === 0 && rows.every(({ values }) => values.base === null)
  return (
    <FigureCard
      title={t('statistics.lines')}
      hint={t('statistics.linesHint')}
      sentence={changes.length > 0 ? t('statistics.linesSaid', { risen, count: changes.length }) : null}
      queries={[query]}
      hidden={query.data}
      isAllHidden={isHidden && rows.length > 0 && hasNone}
      empty={rows.length === 0 && <NoLines about={about} />}
      chart={<LinesChart some={some} kinds={kinds} changeText={changeText} />}
      table={
        <PlaceTable
          caption={t('statistics.lines')}
          about={about}
          some={some}
          columns={[
            schoolsColumn(t, { about, texts }, kinds.at(-1) ?? 'third'),
            ...kinds.map((line) => ({
              id: line,
              header: t(`terms.line.${line}`),
              align: 'end' as const,
              cell: ({ values }: Row) => texts.percent(values[line], isHidden),
            })),
            { id: 'change', header: t('statistics.change'), align: 'end' as const, cell: changeText },
          ]}
        />
      }
    />
  )
}

function NoLines({ about: { search, isStill, isFrozen } }: Pick<Props, 'about'>) {
  const { t } = useTranslation()
  return (
    <>
      {t('statistics.noLines')}{' '}
      {search.type !== 'second' && !isStill && !isFrozen && (
        <Link href={addressOfStatistics({ ...search, type: 'second' })}>{t('statistics.twoLines')}</Link>
      )}
    </>
  )
}

type ChartProps = {
  some: ReturnType<typeof useSomeRows<Row>>
  kinds: readonly Kind[]
  changeText: (row: Row) => string
}

function LinesChart({ some, kinds, changeText }: ChartProps) {
  const { t } = useTranslation()
  return (
    <>
      <ChartLegend
        entries={kinds.map((line) => ({
          id: line,
          mark: <LineSymbol line={line} />,
          name: t(`terms.line.${line}`),
        }))}
      />
      <ChartRows
        foot={<ChartScale />}
        rows={some.rows.map((row) => ({
          id: row.place.id,
          name: row.place.name,
          picture: <LineMarks values={row.values} />,
          text: changeText(row),
        }))}
      />
      <MoreRows {...some} />
    </>
  )
}

const schoolsColumn = (t: Translate, { about, texts }: Props, last: Kind) => ({
  id: 'schools',
  header: t('shell.entry.schools'),
  align: 'end' as const,
  cell: ({ place, schools }: Row) => (
    <NumberWithSchools
      about={about}
      type="lines"
      place={place.name}
      what={t(`terms.line.${last}`)}
      shown={texts.count(schools)}
      of={(values) => values[last] ?? undefined}
      textOf={texts.percent}
    />
  ),
})
