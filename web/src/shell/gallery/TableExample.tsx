import { Ellipsis } from 'lucide'
import { useState } from 'react'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx'
import { StatusBadge, type StatusShown } from '../../ui/figures/StatusBadge.tsx'
import { Link } from '../../ui/navigation/Link.tsx'
import { Segments } from '../../ui/navigation/Segments.tsx'
import { Pagination } from '../../ui/tables/Pagination.tsx'
import type { Order } from '../../ui/tables/SortHeader.tsx'
import { Table } from '../../ui/tables/Table.tsx'
import type { Column } from '../../ui/tables/table-columns.ts'

interface Row {
  id: number
  school: string
  place: string
  status: StatusShown
  percent: number
  changed: string
}

const rows: Row[] = [
  {
    id: 1,
    school: 'Escuela Valle Sagrado',
    place: 'Cusco, Peru',
    status: 'IN REVIEW',
    percent: 100,
    changed: '20-11-2026 16:42',
  },
  {
    id: 2,
    school: 'Colegio Pachacútec',
    place: 'Cusco, Peru',
    status: 'OPEN',
    percent: 38,
    changed: '12-11-2026 10:05',
  },
  {
    id: 3,
    school: 'Trường Bình Minh',
    place: 'Hà Nội, Vietnam',
    status: 'VALIDATED',
    percent: 100,
    changed: '20-11-2026 09:18',
  },
  {
    id: 4,
    school: 'Asha Vidyalaya',
    place: 'Maharashtra, India',
    status: 'CLOSED',
    percent: 100,
    changed: '03-10-2026 14:51',
  },
]

const columns: Column<Row>[] = [
  {
    id: 'school',
    header: 'School',
    isRowHeader: true,
    isSortable: true,
    card: 'title',
    cell: (row) => (
      <>
        <Link href={`#row-${row.id}`} variant="title">
          {row.school}
        </Link>
        <span className="block text-14 font-normal text-text2">{row.place}</span>
      </>
    ),
  },
  { id: 'line', header: 'Line', card: 'end', cell: () => 'Second evaluation · 2026' },
  { id: 'status', header: 'Status', card: 'start', cell: (row) => <StatusBadge status={row.status} /> },
  {
    id: 'progress',
    header: 'Progress',
    card: 'whole',
    cell: (row) => (
      <div className="flex items-center gap-3 wide:w-40">
        <ProgressBar label={`${row.school}, progress`} value={row.percent} />
        <span className="w-11 text-end text-14 font-strong tabular-nums">{row.percent}%</span>
      </div>
    ),
  },
  {
    id: 'changed',
    header: 'Last change',
    isSortable: true,
    cell: (row) => <span className="text-14 whitespace-nowrap">{row.changed}</span>,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    card: 'corner',
    cell: (row) => <IconButton icon={Ellipsis} label={`Actions for ${row.school}`} />,
  },
]

export function TableExample() {
  const [order, setOrder] = useState<Order>({ column: 'changed', direction: 'descending' })
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set([2]))
  const [page, setPage] = useState(1)
  const [status, setStatus] = useState('all')
  const [size, setSize] = useState(10)
  return (
    <section aria-label="Evaluations" className="rounded-card border border-border bg-surface shadow-e1">
      <Segments
        variant="line"
        label="Status"
        value={status}
        onChange={setStatus}
        choices={[
          { id: 'all', label: 'All', count: 142 },
          { id: 'open', label: 'Open', count: 61 },
          { id: 'review', label: 'In review', count: 12 },
          { id: 'validated', label: 'Validated', count: 23 },
        ]}
      />
      <Table
        caption="Evaluations"
        columns={columns}
        rows={rows}
        idOf={(row) => row.id}
        order={order}
        onOrder={setOrder}
        selection={{ chosen, onChange: setChosen, nameOf: (row) => row.school }}
      />
      <Pagination
        page={page}
        pageSize={size}
        total={142}
        onPage={setPage}
        pageSizes={[10, 25, 50]}
        onPageSize={setSize}
      />
    </section>
  )
}
