import { queryOptions } from '@tanstack/react-query'
import { readPlanTexts } from '../../../i18n/plan-texts.ts'

/** Choosing another language reloads the page, so these are loaded once. */
export const planTextsQuery = () =>
  queryOptions({
    queryKey: ['plan-texts'],
    queryFn: () => readPlanTexts(document.documentElement.lang),
    staleTime: Number.POSITIVE_INFINITY,
  })
