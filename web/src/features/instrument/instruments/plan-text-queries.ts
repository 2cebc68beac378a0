import { queryOptions } from '@tanstack/react-query'
import { readPlanTexts } from '../../../i18n/plan-texts.ts'

/** Choosing another language loads the page anew, so the texts of the plan's sheet are read once. */
export const planTextsQuery = () =>
  queryOptions({
    queryKey: ['plan-texts'],
    queryFn: () => readPlanTexts(document.documentElement.lang),
    staleTime: Number.POSITIVE_INFINITY,
  })
