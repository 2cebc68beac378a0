import { type EvaluationType, evaluationTypes } from 'contract/evaluation/lines'
import { managements, typesOfSchool } from 'contract/places/school-fields'
import { numberFrom, oneFrom, textFrom, withoutEmpty } from '../../../kit/lists/from-address.ts'

type Management = (typeof managements)[number]
type TypeOfSchool = (typeof typesOfSchool)[number]

export type StatisticsSearch = {
  country?: string | undefined
  region?: string | undefined
  year?: number | undefined
  /** Including this year. */
  until?: number | undefined
  type?: EvaluationType | undefined
  instrument?: number | undefined
  management?: Management | undefined
  school?: TypeOfSchool | undefined
}

export const statisticsSearch = (address: Record<string, unknown>): StatisticsSearch =>
  withoutEmpty({
    country: textFrom(address.country),
    region: textFrom(address.region),
    year: numberFrom(address.year),
    until: numberFrom(address.until),
    type: oneFrom(evaluationTypes, address.type),
    instrument: numberFrom(address.instrument),
    management: oneFrom(managements, address.management),
    school: oneFrom(typesOfSchool, address.school),
  })
