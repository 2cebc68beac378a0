import type { Order } from '../../ui/tables/SortHeader.tsx'

/** `-name` means the column `name`, descending; an unknown column gives the default order. */
export const orderFrom = (
  text: string | undefined,
  columns: readonly string[],
  otherwise: string,
): Order & { text: string } => {
  const known = text !== undefined && columns.includes(text.replace(/^-/, '')) ? text : otherwise
  return {
    column: known.replace(/^-/, ''),
    direction: known.startsWith('-') ? 'descending' : 'ascending',
    text: known,
  }
}

export const orderText = ({ column, direction }: Order): string =>
  direction === 'descending' ? `-${column}` : column
