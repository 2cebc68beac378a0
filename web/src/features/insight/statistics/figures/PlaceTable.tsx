import type { Ref } from 'contract/platform/shapes'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Table } from '../../../../ui/tables/Table.tsx'
import type { Column } from '../../../../ui/tables/table-columns.ts'
import { MoreRows, type SomeRows } from './MoreRows.tsx'
import { type About, PlaceName } from './PlaceName.tsx'

type Props<Row> = {
  caption: string
  about: About
  some: SomeRows<Row>
  columns: readonly Column<Row>[]
}

export function PlaceTable<Row extends { place: Ref; schools: number }>({
  caption,
  about,
  some,
  columns,
}: Props<Row>) {
  const { t } = useTranslation()
  return (
    <>
      <div className="wide:[&_th]:whitespace-normal">
        <Table
          caption={caption}
          rows={some.rows}
          idOf={({ place }) => place.id}
          columns={[
            {
              id: 'place',
              header: t(`statistics.place.${about.scope.model}`),
              isRowHeader: true,
              card: 'title',
              cell: ({ place, schools }) => <PlaceName place={place} schools={schools} about={about} />,
            },
            ...columns,
          ]}
        />
      </div>
      <MoreRows {...some} />
    </>
  )
}
