import { numberFrom, oneFrom, textFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'

export const shownParts = ['all', 'changed', 'faults'] as const
export type ShownParts = (typeof shownParts)[number]

/** The open part and the filter, in the address. */
export type DraftSearch = {
  piece?: number | undefined
  show?: ShownParts | undefined
  /** The field of the part that a link leads to. */
  field?: string | undefined
}

export const draftSearch = (address: Record<string, unknown>): DraftSearch =>
  withoutEmpty({
    piece: numberFrom(address.piece),
    show: oneFrom(shownParts, address.show),
    field: textFrom(address.field),
  })
