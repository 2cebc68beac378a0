import { permit } from 'contract/access/permissions'
import { catalogueCalls } from 'contract/instrument/catalogue'
import { found } from 'contract/platform/problems'
import { defined } from 'contract/platform/typed'
import { nothingChanged, record } from '../../platform/audit/queries.ts'
import { correctionsForDevices } from '../../platform/catalogue/for-devices.ts'
import { feature } from '../../platform/http/feature.ts'
import { offsetOf, paged } from '../../platform/http/paging.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { avoidedTexts } from '../avoided-texts.ts'
import { described } from './descriptions.ts'
import { correctionOf, corrections, lockCatalogue, writeCorrections } from './queries.ts'
import { fittingOf, messagesByNumber, progressOf, seenWith, shown, shownTexts } from './shown.ts'
import { assertFits } from './texts.ts'

export const catalogue = feature(catalogueCalls, described, {
  list: async ({ db, query, request }) => {
    const { language } = query
    const all = await corrections(db)
    const fitting = fittingOf(language, all, query)
    const offset = offsetOf(query)
    const english = shownTexts(all, 'en')
    const rows = fitting
      .slice(offset, offset + query.page_size)
      .map(({ key, stored }) => shown({ language, key }, stored, english))
    const page = { count: fitting.length, rows }
    const avoided = (await avoidedTexts())[language] ?? []
    return { ...paged(request, query, page), progress: progressOf(all), avoided }
  },

  change: async (context) => {
    const { db, actor, parameters, body } = context
    const message = found(messagesByNumber().get(parameters.message))
    permit(actor, 'catalogue.change')
    await lockCatalogue(db)
    const all = await corrections(db)
    const english = shownTexts(all, 'en')
    const stored = all.find(({ language, key }) => language === message.language && key === message.key)
    const before = shown(message, stored, english)
    assertVersion(context, before.version)
    const text = body.text === before.released ? null : body.text
    await assertFits(message, text ?? before.released, shownTexts(all, message.language))
    const isSame = text === (stored?.words ?? null)
    if (isSame && before.state !== 'stale' && before.english_since === null) {
      nothingChanged(context)
      return before
    }
    const written = { ...message, words: text, made_of: before.source, seen: seenWith(message, english) }
    const { id } = defined((await writeCorrections(db, actor.id, [written]))[0])
    const named = (text: string) => ({ [message.language]: { [message.key]: text } })
    const change = { old: named(before.target), new: named(text ?? before.released) }
    const action = isSame
      ? 'catalogue.confirm'
      : text === null
        ? 'catalogue.back_to_released'
        : 'catalogue.change'
    await record(context, action, { type: 'catalogue', id }, isSame ? { new: change.new } : change)
    return shown(message, await correctionOf(db, message.language, message.key), english)
  },

  shown: ({ db, query }) => correctionsForDevices(db, query.language),
})
