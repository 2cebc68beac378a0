import { permit } from 'contract/access/permissions'
import { instrumentCalls } from 'contract/instrument/instruments'
import { fieldProblem, found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import { feature } from '../../platform/http/feature.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { described } from './descriptions.ts'
import { changeOption, optionById, optionList, optionToChange } from './option-queries.ts'
import { enableInstrument, instrumentById, instrumentList, instrumentToChange } from './queries.ts'
import { storeText } from './store-text.ts'

export const instruments = () => {
  const textOf = storeText()
  return feature(instrumentCalls, described, {
    list: ({ db, actor, language }) => instrumentList(db, actor, language),

    read: async ({ db, actor, language, parameters }) =>
      found(await instrumentById(db, actor, language, parameters.id)),

    toggle: async (context) => {
      const { db, actor, parameters } = context
      const instrument = found(await instrumentToChange(db, actor, parameters.id))
      permit(actor, 'instrument.toggle')
      assertVersion(context, instrument.version)
      const enabled = !instrument.enabled
      await enableInstrument(db, instrument.id, enabled)
      await record(
        context,
        enabled ? 'instrument.enable' : 'instrument.disable',
        { type: 'instrument', id: instrument.id },
        { old: { enabled: !enabled }, new: { enabled } },
      )
      return done(enabled ? 'instrument_enabled' : 'instrument_disabled', { enabled })
    },

    categories: async ({ db, actor, language, parameters, query }) => {
      const text = await textOf(db, actor, parameters.id, language)
      return query.short ? text.short : text.whole
    },

    outline: async ({ db, actor, language, parameters }) =>
      (await textOf(db, actor, parameters.id, language)).outline,

    options: async ({ db, actor, language, query }) => {
      const rows = await optionList(db, actor, language, query.instrument_id)
      if (rows.length > 0) return rows
      throw fieldProblem('instrument_id', 'instrument_not_found')
    },

    changeOption: async (context) => {
      const { db, actor, parameters, body } = context
      const option = found(await optionToChange(db, actor, body.language, parameters.id))
      permit(actor, 'option.change')
      assertVersion(context, option.version)
      const { language, ...texts } = body
      await changeOption(db, option.id, language, texts)
      await record(
        context,
        'option.change',
        { type: 'option', id: option.id },
        { old: { [language]: option.words }, new: { [language]: texts } },
      )
      return found(await optionById(db, language, option.id))
    },
  })
}
