import { type EvaluationType, evaluationTypes } from 'contract/lines'
import { managements, typesOfSchool } from 'contract/schools'
import { given, numberFrom, textFrom } from '../../app/lists/from-address.ts'

type Management = (typeof managements)[number]
type TypeOfSchool = (typeof typesOfSchool)[number]

/** The filters of the statistics as they stand in the address. */
export type StatisticsSearch = {
  country?: string | undefined
  region?: string | undefined
  year?: number | undefined
  /** Up to this year, the year included. */
  until?: number | undefined
  type?: EvaluationType | undefined
  instrument?: number | undefined
  management?: Management | undefined
  school?: TypeOfSchool | undefined
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)

export const statisticsSearch = (address: Record<string, unknown>): StatisticsSearch =>
  given({
    country: textFrom(address.country),
    region: textFrom(address.region),
    year: numberFrom(address.year),
    until: numberFrom(address.until),
    type: oneOf(evaluationTypes, address.type),
    instrument: numberFrom(address.instrument),
    management: oneOf(managements, address.management),
    school: oneOf(typesOfSchool, address.school),
  })
