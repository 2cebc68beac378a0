import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type VacancyList, vacancyCalls } from 'contract/insight/vacancies'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

export const vacanciesQuery = (query: Partial<z.input<typeof VacancyList>>) =>
  queryOptions({
    queryKey: ['vacancies', query],
    queryFn: ({ signal }) => ask(vacancyCalls.list, { query, signal }),
    placeholderData: keepPreviousData,
  })
