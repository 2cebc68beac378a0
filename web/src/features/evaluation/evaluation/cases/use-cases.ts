import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OptionCode } from 'contract/instrument/instruments'
import { correctedCase, type PracticeCase } from 'contract/instrument/practice-cases'
import { useEffect } from 'react'
import { useOnline } from '../../../../session/use-online.ts'
import { categoriesQuery, instrumentsQuery, optionsQuery } from '../../../instrument/instruments/queries.ts'
import { caseTextsQuery, practisedQuery } from './queries.ts'
import { sendChoices, useUnsentChoices } from './unsent-choices.ts'

/** True once there is an answer, and when offline: then the texts of the bundle are used. */
const isKnown = ({ data, fetchStatus }: ReturnType<typeof useQuery>) =>
  data !== undefined || fetchStatus !== 'fetching'

export const useCases = () => {
  const texts = useQuery(caseTextsQuery())
  const practised = useQuery(practisedQuery())
  const corrections = practised.data?.corrections ?? []
  const instruments = useQuery(instrumentsQuery())
  const instrument = instruments.data?.find(({ edition }) => edition === texts.data?.edition)
  const id = instrument?.id ?? 0
  const categories = useQuery({ ...categoriesQuery(id), enabled: id !== 0 })
  const options = useQuery({ ...optionsQuery(id), enabled: id !== 0 })
  return {
    queries: [texts, instruments, categories, options],
    isWithoutEdition: texts.isSuccess && instruments.isSuccess && !instrument,
    ready:
      texts.data && categories.data && options.data && isKnown(practised)
        ? {
            cases: texts.data.cases.map((each) => correctedCase(each, corrections)),
            categories: categories.data,
            options: options.data,
          }
        : null,
  }
}

export type CasesReady = NonNullable<ReturnType<typeof useCases>['ready']>

/** Undefined where a case is not done, null where the explanation was opened without choosing. */
export type Choices = ReadonlyMap<number, OptionCode | null>

/** The server's choices overlaid with those that wait in this tab. */
export const useChoices = () => {
  const queryClient = useQueryClient()
  const query = useQuery(practisedQuery())
  const unsent = useUnsentChoices()
  const isOnline = useOnline()
  const waiting = Object.keys(unsent).length
  useEffect(() => {
    if (isOnline && waiting > 0) void sendChoices(queryClient)
  }, [isOnline, waiting, queryClient])
  const choices: Choices = new Map([
    ...(query.data?.choices ?? []).map((each) => [each.case, each.option] as const),
    ...Object.entries(unsent).map(([number, option]) => [Number(number), option] as const),
  ])
  return {
    choices,
    isKnown: isKnown(query),
    isUnsent: (number: number) => number in unsent,
  }
}

export const addressOfCase = ({ number }: Pick<PracticeCase, 'number'>): string => `/cases/${number}`
