import { can } from 'contract/access/permissions'
import type { Actor, Place } from 'contract/access/scope'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { isWritable, isWritableBy } from 'contract/evaluation/life-cycle'

/** Where an evaluation lies, as the rules of permission ask. */
export const placeOf = ({ country, region, school }: EvaluationDetail): Place => ({
  country: country.id,
  region: region.id,
  school: school.id,
})

/** May this person answer the indicators of the line as it stands? */
export const mayAnswer = (actor: Actor, detail: EvaluationDetail): boolean =>
  isWritable('answers', detail.line.status) && can(actor, 'result.write', placeOf(detail))

/** May this person write comments on the line as it stands? */
export const mayComment = (actor: Actor, detail: EvaluationDetail): boolean =>
  can(actor, 'comment.add', placeOf(detail)) && isWritableBy(actor.role, 'words', detail.line.status)
