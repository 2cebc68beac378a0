import { useQuery } from '@tanstack/react-query'
import { learnerCounts, staffCounts } from 'contract/insight/statistics/statistics'
import { summed } from 'contract/insight/statistics/statistics-figures'
import { disabilityCounts } from 'contract/places/school-fields'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { Bar } from '../charts/Bar.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { FigureCard } from '../figures/FigureCard.tsx'
import { useSomeRows } from '../figures/MoreRows.tsx'
import { NumberWithSchools } from '../figures/NumberWithSchools.tsx'
import type { About } from '../figures/PlaceName.tsx'
import { PlaceTable } from '../figures/PlaceTable.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import type { FigureRow } from '../question.ts'
import { statisticsQuery } from '../statistics-query.ts'

type Row = FigureRow<'learners'>

type Props = { about: About; texts: FigureTexts }
type Sums = Record<(typeof learnerCounts)[number], number | null>

/** Kinds of disability overlap and are never added up. */
export function LearnersCard({ about, texts }: Props) {
  const { t } = useTranslation()
  const { scope } = about
  const whole = useQuery(statisticsQuery('learners', scope.whole ?? scope.parts))
  const query = useQuery(statisticsQuery('learners', scope.parts))
  const staff = useQuery(statisticsQuery('staff', scope.parts))
  const some = useSomeRows(query.data?.rows ?? [])
  const sums = summed(whole.data?.rows ?? [], learnerCounts)
  const { students, students_with_disabilities: people } = sums
  const isShownForWhole = disabilityCounts.some(
    (name) => sums[name] !== null && query.data?.rows.some(({ values }) => values[name] === null),
  )
  const staffOf = (place: number) => staff.data?.rows.find((row) => row.place.id === place)?.values
  const totalStaff = summed(staff.data?.rows ?? [], staffCounts)
  return (
    <FigureCard
      title={
        students && people !== null
          ? t('statistics.learnersFound', { learners: texts.count(people), all: texts.count(students) })
          : t('statistics.learnersAndStaff')
      }
      hint={t('statistics.learnersHint')}
      sentence={t('statistics.learnersSaid', {
        learners: texts.count(sums.students),
        staff: texts.count(totalStaff.total_staff),
        teachers: texts.count(totalStaff.teachers),
      })}
      queries={[whole, query, staff]}
      hidden={query.data}
      isShownForWhole={isShownForWhole}
      empty={some.total === 0 && t('statistics.noSchools')}
      chart={<LearnersChart sums={sums} texts={texts} />}
      table={
        <PlaceTable
          caption={t('statistics.learnersAndStaff')}
          about={about}
          some={some}
          columns={[
            ...learnerCounts.map((name) => learnersColumn(t, { about, texts }, name)),
            {
              id: 'teachers',
              header: t('fields.teachers'),
              align: 'end' as const,
              cell: ({ place }: Row) => texts.count(staffOf(place.id)?.teachers ?? null),
            },
            {
              id: 'staff',
              header: t('schools.totalStaff'),
              align: 'end' as const,
              cell: ({ place }: Row) => texts.count(staffOf(place.id)?.total_staff ?? null),
            },
          ]}
        />
      }
    />
  )
}

function LearnersChart({ sums, texts }: { sums: Sums; texts: FigureTexts }) {
  const { t } = useTranslation()
  return (
    <ChartRows
      rows={disabilityCounts.map((name) => ({
        id: name,
        name: t(`fields.${name}`),
        picture: sums[name] === null ? null : <Bar value={sums[name]} longest={sums.students ?? 0} />,
        text: texts.count(sums[name], true),
      }))}
    />
  )
}

const learnersColumn = (t: Translate, { about, texts }: Props, name: keyof Sums) => ({
  id: name,
  header: t(`fields.${name}`),
  align: 'end' as const,
  cell: ({ place, values }: Row) =>
    values[name] === null ? (
      texts.count(null, true)
    ) : (
      <NumberWithSchools
        about={about}
        type="learners"
        place={place.name}
        what={t(`fields.${name}`)}
        shown={texts.count(values[name])}
        of={(own) => (own[name] === 0 ? undefined : own[name])}
        textOf={(value) => texts.count(value, true)}
      />
    ),
})
