import { queryOptions } from '@tanstack/react-query'
import { readPlanWords } from '../../../i18n/plan-words.ts'

/** Choosing another language loads the page anew, so the texts of the plan's sheet are read once. */
export const planWordsQuery = () =>
  queryOptions({
    queryKey: ['plan-words'],
    queryFn: () => readPlanWords(document.documentElement.lang),
    staleTime: Number.POSITIVE_INFINITY,
  })
