import { permit } from 'contract/access/permissions'
import { adaptationCalls } from 'contract/instrument/edition-drafts'
import { found } from 'contract/platform/problems'
import { record } from '../../../platform/audit/queries.ts'
import { feature } from '../../../platform/http/feature.ts'
import { adaptationList, adaptationOf, allowAdaptation } from './adaptation-queries.ts'
import { adaptationsDescribed } from './descriptions.ts'

export const adaptations = feature(adaptationCalls, adaptationsDescribed, {
  list: ({ db, actor, language }) => {
    permit(actor, 'edition.list')
    return adaptationList(db, actor, language)
  },

  allow: async (context) => {
    const { db, actor, language, parameters, body } = context
    const before = found(await adaptationOf(db, actor, language, parameters.country))
    permit(actor, 'edition.allow')
    await allowAdaptation(db, before.id, body.allowed)
    await record(
      context,
      'edition_draft.allow',
      { type: 'country', id: before.id },
      { old: { allowed: before.allowed }, new: body },
    )
    return { ...before, ...body }
  },
})
