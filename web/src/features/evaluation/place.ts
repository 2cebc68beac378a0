import type { EvaluationDetail } from 'contract/evaluations'
import type { Place } from 'contract/permissions'

/** Where an evaluation lies, as the rules of permission ask. */
export const placeOf = ({ country, region, school }: EvaluationDetail): Place => ({
  country: country.id,
  region: region.id,
  school: school.id,
})
