import type { Order } from '../../ui/tables/SortHeader.tsx'
import { numberFrom, textFrom } from './from-address.ts'
import { orderFrom } from './order.ts'

export const pageSizes = [10, 25, 50] as const

export type WindowSearch = {
  page?: number | undefined
  page_size?: number | undefined
  order?: string | undefined
  columns?: string | undefined
}

export const windowFrom = (address: Record<string, unknown>): WindowSearch => ({
  page: numberFrom(address.page),
  page_size: numberFrom(address.page_size),
  order: textFrom(address.order),
  columns: textFrom(address.columns),
})

export type ListWindow = { page: number; pageSize: number; order: Order & { text: string } }

export const listWindow = (
  { page, page_size, order }: WindowSearch,
  sortable: readonly string[],
  first: string,
): ListWindow => ({
  page: page ?? 1,
  pageSize: pageSizes.find((size) => size === page_size) ?? pageSizes[0],
  order: orderFrom(order, sortable, first),
})

export const windowQuestion = ({ page, pageSize, order }: ListWindow) => ({
  page: String(page),
  page_size: String(pageSize),
  order: order.text,
})
