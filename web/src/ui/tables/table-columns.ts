import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  isRowHeader?: boolean
  isSortable?: boolean
  /** For a column of buttons, whose header is visually hidden. */
  isHeaderHidden?: boolean
  align?: 'end'
  isMain?: boolean
  /** Hidden in a narrow table, but shown in cards. */
  isRoomy?: boolean
  /** The cell's place when the row is a card: `line` shows the header beside it, `heading` takes the full width. */
  card?: 'title' | 'heading' | 'corner' | 'start' | 'end' | 'whole' | 'line' | 'hidden'
}

/** The grid of a card: a row of three places (checkbox, middle, corner) and lines below. */
export const cardPlaces: Record<NonNullable<Column<unknown>['card']>, string> = {
  title: 'flex-1 basis-3/5 order-1',
  heading: 'basis-full order-1',
  corner: 'order-2 -my-2.5 -me-2.5 wide:m-0',
  start: 'order-3',
  end: 'order-4 ms-auto text-14 text-text2 wide:text-16 wide:text-text',
  whole: 'order-5 basis-full',
  line: 'order-6 basis-full flex max-[22rem]:flex-wrap items-baseline justify-between gap-3 wide:table-cell',
  hidden: 'hidden wide:table-cell',
}

const roomyStyle = 'wide:max-desk:hidden!'

/** Aligns the outer cells with what is above and below the table. */
const edgeStyle = 'wide:first:ps-[var(--edge,1rem)] wide:last:pe-[var(--edge,1rem)]'

const actionsStyle = 'wide:w-px wide:text-end print:hidden!'

export const columnStyle = <Row>({ align, isMain, isRoomy, isHeaderHidden }: Column<Row>): string =>
  classes(
    edgeStyle,
    align === 'end' && 'wide:text-end print:text-end',
    isMain && 'wide:w-2/5',
    isRoomy && roomyStyle,
    isHeaderHidden && actionsStyle,
  )

export const cellStyle = {
  head: 'px-3 py-2 text-start text-13 font-strong wide:whitespace-nowrap text-text2 border-b border-border',
  row: 'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border px-4 py-3.5 last:border-b-0 wide:table-row wide:border-b wide:hover:bg-surface2',
  cell: 'min-w-0 wide:px-3 wide:py-2 wide:align-middle',
}
