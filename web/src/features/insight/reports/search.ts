import { numberFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'

/** A page of the reports of a place; `report` is the one that is read or, with `write`, changed. */
export type PlaceReportsSearch = {
  page?: number | undefined
  report?: number | undefined
  write?: true | undefined
  /** The version of it that is read among all of them. */
  version?: number | undefined
}

export const placeReportsSearch = (address: Record<string, unknown>): PlaceReportsSearch =>
  withoutEmpty({
    page: numberFrom(address.page),
    report: numberFrom(address.report),
    version: numberFrom(address.version),
    write: address.write === true ? (true as const) : undefined,
  })
