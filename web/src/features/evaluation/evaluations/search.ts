import {
  type EvaluationType,
  evaluationTypes,
  type LineStatus,
  lineStatuses,
} from 'contract/evaluation/lines'
import { numberFrom, oneFrom, searchFrom, textFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'
import { type WindowSearch, windowFrom } from '../../../kit/lists/list-window.ts'

/** The filters in the address; `new` opens the form for a new evaluation. */
export type EvaluationsSearch = WindowSearch & {
  search?: string | undefined
  country?: string | undefined
  region?: string | undefined
  year?: number | undefined
  type?: EvaluationType | undefined
  status?: LineStatus | undefined
  /** Only those that the reader is to review. */
  mine?: true | undefined
  new?: true | undefined
  /** The school of the new evaluation. */
  school?: number | undefined
}

export const evaluationsSearch = (address: Record<string, unknown>): EvaluationsSearch =>
  withoutEmpty({
    ...windowFrom(address),
    search: searchFrom(address.search),
    country: textFrom(address.country),
    region: textFrom(address.region),
    year: numberFrom(address.year),
    type: oneFrom(evaluationTypes, address.type),
    status: oneFrom(lineStatuses, address.status),
    mine: address.mine === true ? (true as const) : undefined,
    new: address.new === true ? (true as const) : undefined,
    school: address.new === true ? numberFrom(address.school) : undefined,
  })
