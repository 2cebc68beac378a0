import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { addressOfEvaluation } from '../../../kit/page/addresses.ts'
import { namePlaces } from '../../../outbox/places.ts'
import { onArrival } from '../../../outbox/sending/sender.ts'
import { useOutbox } from '../../../outbox/use-outbox.ts'
import { categoriesQuery, optionsQuery } from '../../instrument/instruments/queries.ts'
import { evaluationQuery } from '../evaluations/queries.ts'
import { lineNow, withArrival } from './line/line-now.ts'
import { refreshCounts } from './texts/refresh-counts.ts'
import { useMoved } from './where/use-moved.ts'

/** An evaluation, its instrument, and the line overlaid with what waits in the outbox. */
export const useEvaluation = (id: number, line: number | undefined) => {
  const queryClient = useQueryClient()
  const latest = evaluationQuery(id).queryKey
  const evaluation = useQuery({
    ...evaluationQuery(id, line),
    // Links name the line; the copy that was loaded without a name is the same, and offline it is the only one.
    initialData: () => {
      const known = queryClient.getQueryData(latest)
      return known?.line.id === line ? known : undefined
    },
    initialDataUpdatedAt: () => queryClient.getQueryState(latest)?.dataUpdatedAt,
  })
  const movedTo = useMoved(evaluation.error)
  const instrument = evaluation.data?.instrument.id
  const categories = useQuery({ ...categoriesQuery(instrument ?? 0), enabled: instrument !== undefined })
  const options = useQuery({ ...optionsQuery(instrument ?? 0), enabled: instrument !== undefined })
  // A choice is rendered at its own place first and around it with lower priority.
  const entries = useDeferredValue(useOutbox().entries)

  useEffect(
    () =>
      onArrival((entry, row) => {
        queryClient.setQueriesData<EvaluationDetail>({ queryKey: ['evaluations', id] }, (detail) =>
          // Texts that are loaded by themselves are cached below the same key.
          detail?.line ? withArrival(detail, entry, row) : detail,
        )
        if (entry.work.kind === 'comment') refreshCounts(queryClient)
        if (row === null && entry.work.kind === 'file')
          void queryClient.invalidateQueries({ queryKey: ['evaluations', id] })
      }),
    [id, queryClient],
  )

  const detail = evaluation.data
  // A refused answer means that the line has another edition meanwhile, so the page is read again.
  const isOutdated = entries.some(
    (entry) =>
      entry.line === detail?.line.id &&
      entry.problem?.code === 'line_edition_moved' &&
      entry.changedAt > Date.parse(detail.line.edition_moved_at ?? '1970-01-01'),
  )
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries({ queryKey: ['evaluations'] })
  }, [isOutdated, queryClient])
  const now = useMemo(() => (detail ? lineNow(detail.line, entries) : null), [detail, entries])
  const indicators = useMemo(
    () =>
      (categories.data ?? []).flatMap((category) =>
        (category.outcomes ?? []).flatMap((outcome) =>
          outcome.indicators.map((indicator) => ({ indicator, outcome, category })),
        ),
      ),
    [categories.data],
  )
  useEffect(() => {
    if (!detail || indicators.length === 0) return
    namePlaces(detail.line.id, {
      evaluation: detail.id,
      href: (indicator) => addressOfEvaluation(detail, { line: detail.line.id, indicator }),
      letters: new Map((options.data ?? []).map((option) => [option.id, option.code])),
      codes: new Map(indicators.map(({ indicator }) => [indicator.id, indicator.code])),
      first: new Map(indicators.toReversed().map(({ indicator, category }) => [category.id, indicator.code])),
    })
  }, [detail, indicators, options.data])
  const ready = useMemo(
    () =>
      detail && now && categories.data && options.data
        ? { detail, now, categories: categories.data, options: options.data, indicators }
        : null,
    [detail, now, categories.data, options.data, indicators],
  )
  return {
    ready,
    error: movedTo === undefined ? (evaluation.error ?? categories.error ?? options.error) : null,
    retry: () => Promise.all([evaluation.refetch(), categories.refetch(), options.refetch()]),
  }
}

export type EvaluationReady = NonNullable<ReturnType<typeof useEvaluation>['ready']>
export type PlacedIndicator = EvaluationReady['indicators'][number]
