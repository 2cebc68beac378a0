import { permit } from 'contract/access/permissions'
import { type TranslatedValue, textOfValue, translationCalls } from 'contract/instrument/translations'
import { fieldProblem, found } from 'contract/platform/problems'
import { nothingChanged, record } from '../../platform/audit/queries.ts'
import { feature } from '../../platform/http/feature.ts'
import { offsetOf, paged } from '../../platform/http/paging.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { described } from './descriptions.ts'
import {
  confirmTranslation,
  instrumentExists,
  progressOf,
  storeForNextEdition,
  type TranslationRow,
  translationsById,
  translationsOf,
  translationsToChange,
  writeTexts,
} from './queries.ts'
import { matching, shown } from './shown.ts'
import { assertTexts } from './texts.ts'

const isSame = (one: TranslatedValue | null, other: TranslatedValue | null): boolean =>
  textOfValue(one) === textOfValue(other)

const named = ({ language, field }: TranslationRow, value: TranslatedValue | null) => ({
  [language]: { [field]: value },
})

export const translations = feature(translationCalls, described, {
  list: async ({ db, actor, query, request }) => {
    const rows = await translationsOf(db, actor, query.instrument, query.language)
    if (rows.length === 0 && !(await instrumentExists(db, actor, query.instrument)))
      throw fieldProblem('instrument', 'instrument_not_found')
    const fitting = matching(rows.map(shown), query)
    const offset = offsetOf(query)
    const page = { count: fitting.length, rows: fitting.slice(offset, offset + query.page_size) }
    return { ...paged(request, query, page), progress: await progressOf(db, query.instrument) }
  },

  change: async (context) => {
    const { db, actor, parameters, body } = context
    const [row] = await translationsToChange(db, actor, [parameters.key])
    const before = found(row)
    permit(actor, 'translation.change')
    assertVersion(context, before.version)
    const value = assertTexts(before.field, body.text, before.source)
    const object = { type: before.kind, id: before.object }
    const isAsItIs = isSame(value, before.target)
    if (body.meaning_changed && before.instrument === null)
      throw fieldProblem('meaning_changed', 'validation_error')
    if (body.meaning_changed) {
      const next = isAsItIs ? null : value
      await storeForNextEdition(db, before.id, next)
      const change = { old: named(before, before.next), new: named(before, next) }
      await record(context, 'translation.for_next_edition', object, change)
    } else if (!isAsItIs) {
      await writeTexts(db, [{ id: before.id, words: value }])
      const change = { old: named(before, before.target), new: named(before, value) }
      await record(context, 'translation.change', object, change)
    } else if (before.stale) {
      await confirmTranslation(db, before.id, before.source)
      await record(context, 'translation.confirm', object, { new: named(before, value) })
    } else nothingChanged(context)
    const [after] = await translationsById(db, actor, [before.id])
    return shown(found(after))
  },
})
