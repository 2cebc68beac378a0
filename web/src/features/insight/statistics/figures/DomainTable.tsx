import { type DomainNumber, domainNumbers } from 'contract/evaluation/scores/summary'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Table } from '../../../../ui/tables/Table.tsx'
import type { Column } from '../../../../ui/tables/table-columns.ts'
import type { FigureTexts } from './use-figure-texts.ts'

type Props = {
  caption: string
  texts: FigureTexts
  columns: readonly Column<DomainNumber>[]
}

export function DomainTable({ caption, texts, columns }: Props) {
  const { t } = useTranslation()
  return (
    <Table
      caption={caption}
      rows={domainNumbers}
      idOf={(number) => number}
      columns={[
        {
          id: 'domain',
          header: t('scores.domain'),
          isRowHeader: true,
          card: 'title',
          cell: (number) => texts.domain(number),
        },
        ...columns,
      ]}
    />
  )
}
