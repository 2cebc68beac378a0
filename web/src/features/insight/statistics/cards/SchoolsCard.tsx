import { useQuery } from '@tanstack/react-query'
import { summed } from 'contract/insight/statistics/statistics-figures'
import { levels, managements, typesOfSchool } from 'contract/places/school-fields'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Table } from '../../../../ui/tables/Table.tsx'
import { Bar } from '../charts/Bar.tsx'
import { ChartRows } from '../charts/ChartRows.tsx'
import { FigureCard } from '../figures/FigureCard.tsx'
import { NumberWithSchools } from '../figures/NumberWithSchools.tsx'
import type { About } from '../figures/PlaceName.tsx'
import type { FigureTexts } from '../figures/use-figure-texts.ts'
import { statisticsQuery } from '../statistics-query.ts'

const rowsOf = <Type extends 'management' | 'type_of_school' | 'level', Name extends string>(
  type: Type,
  group: string,
  names: readonly Name[],
  counts: Readonly<Record<Name, number | null>>,
  nameOf: (name: Name) => string,
) =>
  names.map((name) => ({
    id: `${type} ${name}`,
    type,
    counts: name,
    group,
    name: nameOf(name),
    count: counts[name] ?? 0,
  }))

type Props = { about: About; texts: FigureTexts }

/** Counts by management, type and level, as rows for the chart and the table. */
const useKindsOfSchools = ({ scope: { parts } }: About) => {
  const { t } = useTranslation()
  const management = useQuery(statisticsQuery('management', parts))
  const type = useQuery(statisticsQuery('type_of_school', parts))
  const level = useQuery(statisticsQuery('level', parts))
  const ofManagement = summed(management.data?.rows ?? [], managements)
  const ofType = summed(type.data?.rows ?? [], typesOfSchool)
  const ofLevel = summed(level.data?.rows ?? [], levels)
  return {
    queries: [management, type, level],
    ofManagement,
    rows: [
      ...rowsOf('management', t('schools.management'), managements, ofManagement, (name) =>
        t(`schools.codes.management.${name}`),
      ),
      ...rowsOf('type_of_school', t('schools.type'), typesOfSchool, ofType, (name) =>
        t(`schools.codes.type_of_school.${name}`),
      ),
      ...rowsOf('level', t('schools.levels'), levels, ofLevel, (name) => t(`schools.codes.levels.${name}`)),
    ],
  }
}
type Row = ReturnType<typeof useKindsOfSchools>['rows'][number]

export function SchoolsCard({ about, texts }: Props) {
  const { t } = useTranslation()
  const { queries, ofManagement, rows } = useKindsOfSchools(about)
  const numberOf = ({ type, counts, name, count }: Row) => (
    <NumberWithSchools
      about={about}
      type={type}
      what={name}
      shown={texts.count(count)}
      of={(values: Readonly<Record<string, number | null>>) => values[counts] || undefined}
      textOf={() => ''}
    />
  )
  const total = (ofManagement.public ?? 0) + (ofManagement.private ?? 0)
  return (
    <FigureCard
      title={t('statistics.schools')}
      hint={t('statistics.schoolsHint')}
      sentence={t('statistics.schoolsSaid', {
        count: total,
        schools: texts.count(total),
        public: texts.count(ofManagement.public),
        private: texts.count(ofManagement.private),
      })}
      queries={queries}
      empty={total === 0 && t('statistics.noSchools')}
      chart={<SchoolsChart rows={rows} total={total} numberOf={numberOf} />}
      table={
        <Table
          caption={t('statistics.schools')}
          rows={rows}
          idOf={({ id }) => id}
          columns={[
            { id: 'group', header: t('statistics.kind'), cell: ({ group }) => group },
            {
              id: 'name',
              header: t('statistics.what'),
              isRowHeader: true,
              card: 'title',
              cell: ({ name }) => name,
            },
            { id: 'count', header: t('shell.entry.schools'), align: 'end', cell: numberOf },
          ]}
        />
      }
    />
  )
}

type ChartProps = { rows: readonly Row[]; total: number; numberOf: (row: Row) => ReactNode }

function SchoolsChart({ rows, total, numberOf }: ChartProps) {
  const groups = [...new Set(rows.map(({ group }) => group))]
  return (
    <div className="grid gap-4">
      {groups.map((group) => (
        <div key={group}>
          <h3 className="mb-1 text-15">{group}</h3>
          <ChartRows
            rows={rows
              .filter((row) => row.group === group)
              .map((row) => ({
                id: row.id,
                name: <span className="font-normal">{row.name}</span>,
                picture: <Bar value={row.count} longest={total} />,
                text: numberOf(row),
              }))}
          />
        </div>
      ))}
    </div>
  )
}
