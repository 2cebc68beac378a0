import { catalogueCalls, numberOfMessage } from 'contract/instrument/catalogue'
import { instrumentCalls } from 'contract/instrument/instruments'
import { translationCalls } from 'contract/instrument/translations'
import { countryCalls } from 'contract/places/countries'
import { countryCodes } from 'contract/places/country-codes'
import { regionCalls } from 'contract/places/regions'
import { schoolCalls } from 'contract/places/schools'
import { givenCountry } from '../../given/places.ts'
import type { Land } from '../land.ts'
import { rowsOf } from '../row.ts'

const unused = countryCodes.filter((code) => !['PE', 'BR', 'VN'].includes(code))
const nextCode = () => unused.pop() ?? 'none is left'
const newCountry = async ({ db }: Land) => (await givenCountry(db, nextCode())).id
let made = 0
const newName = () => {
  made += 1
  return `Place ${made}`
}
const everything = { paginated: false }

export const placeRows = [
  ...rowsOf(countryCalls, {
    list: { may: '– S S S A A', asks: (at) => ({ query: everything, shows: at.country }) },
    create: { may: '– D D D D A', asks: () => ({ body: { code: nextCode() } }) },
    change: {
      may: '– D D D D A',
      asks: async (at) => ({ parameters: { id: await newCountry(at) }, body: { code: nextCode() } }),
    },
    remove: { may: '– D D D D A', asks: async (at) => ({ parameters: { id: await newCountry(at) } }) },
  }),
  ...rowsOf(regionCalls, {
    list: { may: '– S S S A A', asks: (at) => ({ query: everything, shows: at.region }) },
    create: {
      may: '– D D S A A',
      named: ['body.country'],
      asks: (at) => ({ body: { name: newName(), country: at.country } }),
    },
    read: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.region } }) },
    change: {
      may: '– D S S A A',
      asks: (at) => ({ parameters: { id: at.region }, body: { name: newName() } }),
    },
    remove: { may: '– D D S A A', asks: async (at) => ({ parameters: { id: await at.newRegion() } }) },
  }),
  ...rowsOf(schoolCalls, {
    list: { may: '– S S S A A', asks: (at) => ({ query: everything, shows: at.school }) },
    create: {
      may: '– D S S A A',
      named: ['body.region'],
      asks: (at) => ({
        body: { name: newName(), region: at.region, management: 'public', type_of_school: 'regular' },
      }),
    },
    read: { may: '– S S S A A', asks: (at) => ({ parameters: { id: at.school } }) },
    change: {
      may: '– S S S A A',
      asks: (at) => ({ parameters: { id: at.school }, body: { students: 120 } }),
    },
    remove: { may: '– D S S A A', asks: async (at) => ({ parameters: { id: await at.newSchool() } }) },
  }),
  ...rowsOf(instrumentCalls, {
    list: { may: '– A A A A A', asks: (at) => ({ shows: at.instrument.id }) },
    read: { may: '– A A A A A', asks: (at) => ({ parameters: { id: at.instrument.id } }) },
    toggle: {
      may: '– D D D D A',
      asks: async (at) => {
        const edition = 5000 + Math.floor(Math.random() * 1_000_000)
        const { id } = await at.db
          .insertInto('instruments')
          .values({ edition, texts: '{"en":{"name":"Spare"}}', indicator_count: 0 })
          .returning('id')
          .executeTakeFirstOrThrow()
        return { parameters: { id } }
      },
    },
    categories: { may: '– A A A A A', asks: (at) => ({ parameters: { id: at.instrument.id } }) },
    outline: { may: '– A A A A A', asks: (at) => ({ parameters: { id: at.instrument.id } }) },
    options: {
      may: '– A A A A A',
      named: ['query.instrument_id'],
      missing: 'instrument_not_found',
      asks: (at) => ({ query: { instrument_id: at.instrument.id } }),
    },
    changeOption: {
      may: '– D D D D A',
      asks: (at) => ({
        parameters: { id: at.instrument.options[0]?.id ?? 0 },
        body: { language: 'en', label: 'Not here', help: 'This does not concern the school' },
      }),
    },
  }),
  ...rowsOf(translationCalls, {
    list: {
      may: '– D D D D A',
      named: ['query.instrument'],
      missing: 'instrument_not_found',
      asks: (at) => ({ query: { language: 'es', instrument: at.instrument.id } }),
    },
    change: {
      may: '– D D D D A',
      asks: async (at) => {
        const { id } = await at.db
          .selectFrom('translations')
          .select('id')
          .where('instrument_id', '=', at.instrument.id)
          .where('language', '=', 'es')
          .where('field', '=', 'help')
          .executeTakeFirstOrThrow()
        return { parameters: { key: id }, body: { text: `Ayuda ${Math.random()}` } }
      },
    },
  }),
  ...rowsOf(catalogueCalls, {
    list: { may: '– D D D D A', asks: () => ({ query: { language: 'es' } }) },
    change: {
      may: '– D D D D A',
      asks: () => ({
        parameters: { message: numberOfMessage('es', 'problems.server_error') },
        body: { text: `Algo salió mal ${Math.random()}` },
      }),
    },
    shown: { may: '* * * * * *', asks: () => ({ query: { language: 'es' } }) },
  }),
]
