import { permit } from 'contract/access/permissions'
import { suggestionCalls } from 'contract/instrument/suggestions'
import { fieldProblem, found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { countryExists } from '../../places/countries/queries.ts'
import { record, textMark } from '../../platform/audit/queries.ts'
import type { Db } from '../../platform/database/db.ts'
import { feature } from '../../platform/http/feature.ts'
import { paged } from '../../platform/http/paging.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { fillSuggestions } from '../translations/fill-queries.ts'
import { described } from './descriptions.ts'
import {
  addSuggestion,
  changeSuggestion,
  outcomeExists,
  suggestionById,
  suggestionList,
  suggestionToChange,
  takeOutSuggestion,
} from './queries.ts'

/** The place for permissions: the suggestion's country, or none. */
const placeOf = (country: number | null) => (country === null ? {} : { country })

/** What the audit stores of a text. */
const markOf = async (db: Db, id: number, text: string | null | undefined) =>
  text === null || text === undefined ? null : textMark(db, { type: 'suggestion', id }, text)

export const suggestions = feature(suggestionCalls, described, {
  list: async ({ db, language, query, request }) =>
    paged(request, query, await suggestionList(db, language, query)),

  create: async (context) => {
    const { db, actor, language, body } = context
    permit(actor, 'suggestion.write', placeOf(body.country))
    if (body.country !== null && !(await countryExists(db, body.country)))
      throw fieldProblem('country', 'does_not_exist')
    if (!(await outcomeExists(db, body.outcome))) throw fieldProblem('outcome', 'does_not_exist')
    const { id } = await addSuggestion(db, language, body)
    if (body.country === null) await fillSuggestions(db)
    const text = await markOf(db, id, body.text)
    await record(
      context,
      'suggestion.create',
      { type: 'suggestion', id },
      { new: { ...body, language, text } },
    )
    return found(await suggestionById(db, language, id))
  },

  change: async (context) => {
    const { db, actor, language, parameters, body } = context
    const before = found(await suggestionToChange(db, actor, parameters.id))
    permit(actor, 'suggestion.write', placeOf(before.country))
    assertVersion(context, before.version)
    await changeSuggestion(db, before.id, language, body)
    if (before.country === null) await fillSuggestions(db)
    const { id, stage, category, texts } = before
    const old = { stage, category, language, text: await markOf(db, id, texts[language]) }
    const text = body.text === undefined ? {} : { text: await markOf(db, id, body.text) }
    await record(
      context,
      'suggestion.change',
      { type: 'suggestion', id },
      { old, new: { ...body, language, ...text } },
    )
    return found(await suggestionById(db, language, before.id))
  },

  remove: async (context) => {
    const { db, actor, parameters } = context
    const before = found(await suggestionToChange(db, actor, parameters.id))
    permit(actor, 'suggestion.write', placeOf(before.country))
    assertVersion(context, before.version)
    await takeOutSuggestion(db, before)
    if (before.country === null) await fillSuggestions(db)
    const { id, version: _, texts, ...rest } = before
    const old: Record<string, unknown> = { ...rest }
    for (const [language, text] of Object.entries(texts)) old[`text_${language}`] = await markOf(db, id, text)
    await record(context, 'suggestion.delete', { type: 'suggestion', id }, { old })
    return done('suggestion_deleted')
  },
})
