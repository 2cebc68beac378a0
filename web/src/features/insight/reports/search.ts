import { numberFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'

/** `report` is the one that is read or, with `write`, edited. */
export type PlaceReportsSearch = {
  page?: number | undefined
  report?: number | undefined
  write?: true | undefined
  version?: number | undefined
}

export const placeReportsSearch = (address: Record<string, unknown>): PlaceReportsSearch =>
  withoutEmpty({
    page: numberFrom(address.page),
    report: numberFrom(address.report),
    version: numberFrom(address.version),
    write: address.write === true ? (true as const) : undefined,
  })
