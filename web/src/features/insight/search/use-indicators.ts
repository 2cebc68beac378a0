import { useQuery } from '@tanstack/react-query'
import { can } from 'contract/access/permissions'
import { fold } from 'contract/platform/shapes'
import { addressOfEvaluation } from '../../../kit/page/addresses.ts'
import { useActor } from '../../../session/use-session.ts'
import { evaluationsQuery } from '../../evaluation/evaluations/queries.ts'
import { categoriesQuery, instrumentsQuery } from '../../instrument/instruments/queries.ts'
import { type Category, most } from './categories.ts'

/** By code and name; staff open them in the instrument, a school in its latest evaluation. */
export const useIndicators = (search: string, isSearching: boolean): Category | null => {
  const actor = useActor()
  const hasBook = can(actor, 'instrument.page')
  const instruments = useQuery({ ...instrumentsQuery(), enabled: isSearching })
  const latest = useQuery({ ...evaluationsQuery({ page_size: 1 }), enabled: isSearching && !hasBook })
  const evaluation = latest.data?.results[0]
  const edition = hasBook ? instruments.data?.find(({ enabled }) => enabled)?.id : evaluation?.instrument.id
  const domains = useQuery({
    ...categoriesQuery(edition ?? 0),
    enabled: isSearching && edition !== undefined,
  })
  if (!hasBook && latest.data && !evaluation) return null
  const addressOf = (code: string): string =>
    evaluation && !hasBook
      ? addressOfEvaluation(evaluation, { indicator: code })
      : `/instruments/detail/${edition}?${new URLSearchParams({ search: code })}`
  const sought = fold(search)
  const hits = (domains.data ?? [])
    .flatMap(({ outcomes = [] }) => outcomes.flatMap(({ indicators }) => indicators))
    .filter(({ code, name }) => code.startsWith(sought) || fold(name).includes(sought))
    .slice(0, most)
    .map(({ code, name }) => ({ id: `indicator-${code}`, href: addressOf(code), label: name, hint: code }))
  const failed = [instruments, latest, domains].find(({ isError }) => isError)
  return {
    name: 'indicators',
    hits: isSearching ? hits : [],
    isSearching: instruments.isFetching || latest.isFetching || domains.isFetching,
    error: failed?.error ?? null,
    again: () => void failed?.refetch(),
  }
}
