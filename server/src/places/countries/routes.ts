import { permit } from 'contract/access/permissions'
import { countryCalls } from 'contract/places/countries'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { record } from '../../platform/audit/queries.ts'
import { window } from '../../platform/database/listing.ts'
import { feature } from '../../platform/http/feature.ts'
import { listed } from '../../platform/http/paging.ts'
import { assertVersion } from '../../platform/http/versions.ts'
import { described } from './descriptions.ts'
import {
  addCountry,
  changeCountry,
  countriesFound,
  countryById,
  countryToChange,
  removeCountry,
} from './queries.ts'
import { sorted } from './sorted.ts'

export const countries = feature(countryCalls, described, {
  /** Sorted here, by the rules of the reader's language: ISO knows only about 250. */
  list: async (context) => {
    const { db, actor, language, query } = context
    const rows = sorted(await countriesFound(db, actor, language, query.search), query.order, language)
    const { limit, offset } = window(query)
    return listed(context, { count: rows.length, rows: rows.slice(offset, offset + limit) })
  },

  create: async (context) => {
    const { db, actor, language, body } = context
    permit(actor, 'country.create')
    const { id } = await addCountry(db, body.code)
    await record(context, 'country.create', { type: 'country', id }, { new: body })
    return found(await countryById(db, actor, language, id))
  },

  change: async (context) => {
    const { db, actor, language, parameters, body } = context
    const country = found(await countryToChange(db, actor, parameters.id))
    permit(actor, 'country.change')
    assertVersion(context, country.version)
    await changeCountry(db, country.id, body.code)
    await record(
      context,
      'country.change',
      { type: 'country', id: country.id },
      { old: { code: country.code }, new: body },
    )
    return found(await countryById(db, actor, language, country.id))
  },

  remove: async (context) => {
    const { db, actor, parameters } = context
    const country = found(await countryToChange(db, actor, parameters.id))
    permit(actor, 'country.delete')
    await removeCountry(db, country.id)
    // last: that something depends on it is the better answer
    assertVersion(context, country.version)
    await record(
      context,
      'country.delete',
      { type: 'country', id: country.id },
      { old: { code: country.code } },
    )
    return done('country_deleted')
  },
})
