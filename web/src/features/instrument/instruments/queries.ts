import { queryOptions } from '@tanstack/react-query'
import {
  type Category,
  type CategoryOutline,
  type Instrument,
  instrumentCalls,
  type Option,
} from 'contract/instrument/instruments'
import { ask } from '../../../session/ask.ts'

/** Only the wording of an edition changes: it is loaded once a visit. */
const lasting = { staleTime: 60 * 60 * 1000, gcTime: 24 * 60 * 60 * 1000 }

export const instrumentsQuery = () =>
  queryOptions({
    queryKey: ['instruments'],
    queryFn: ({ signal }) => ask(instrumentCalls.list, { signal }),
    ...lasting,
  })

export const instrumentQuery = (id: number) =>
  queryOptions({
    queryKey: ['instruments', id],
    queryFn: ({ signal }): Promise<Instrument> => ask(instrumentCalls.read, { parameters: { id }, signal }),
    ...lasting,
  })

export const categoriesQuery = (instrument: number) =>
  queryOptions({
    queryKey: ['instruments', instrument, 'categories'],
    queryFn: ({ signal }): Promise<Category[]> =>
      ask(instrumentCalls.categories, { parameters: { id: instrument }, signal }),
    ...lasting,
  })

/** Domains by name with the codes of their indicators: a twentieth of the texts. */
export const outlineQuery = (instrument: number) =>
  queryOptions({
    queryKey: ['instruments', instrument, 'outline'],
    queryFn: ({ signal }): Promise<CategoryOutline[]> =>
      ask(instrumentCalls.outline, { parameters: { id: instrument }, signal }),
    ...lasting,
  })

export const optionsQuery = (instrument: number) =>
  queryOptions({
    queryKey: ['instruments', instrument, 'options'],
    queryFn: ({ signal }): Promise<Option[]> =>
      ask(instrumentCalls.options, { query: { instrument_id: String(instrument) }, signal }),
    ...lasting,
  })

export const toggleInstrument = ({ id, version }: Pick<Instrument, 'id' | 'version'>) =>
  ask(instrumentCalls.toggle, { parameters: { id }, version })

export const domainsQuery = (instrument: number) =>
  queryOptions({
    queryKey: ['instruments', instrument, 'domains'],
    queryFn: async ({ signal }): Promise<Pick<Category, 'id' | 'number' | 'name'>[]> =>
      ask(instrumentCalls.categories, {
        parameters: { id: instrument },
        query: { short: 'true' },
        signal,
      }),
    ...lasting,
  })
