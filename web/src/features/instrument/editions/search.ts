import { numberFrom, oneFrom, textFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'

export const shownParts = ['all', 'changed', 'faults'] as const
export type ShownParts = (typeof shownParts)[number]

/** Which part of a draft is open, and which are listed, as it stands in the address. */
export type DraftSearch = {
  piece?: number | undefined
  show?: ShownParts | undefined
  /** Of the part, where a link leads to one of its fields. */
  field?: string | undefined
}

export const draftSearch = (address: Record<string, unknown>): DraftSearch =>
  withoutEmpty({
    piece: numberFrom(address.piece),
    show: oneFrom(shownParts, address.show),
    field: textFrom(address.field),
  })
