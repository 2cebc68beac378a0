import { queryOptions } from '@tanstack/react-query'
import { type PractisedCases, practiceCaseCalls } from 'contract/instrument/practice-cases'
import { readCaseTexts } from '../../../../i18n/case-texts.ts'
import { ask } from '../../../../session/ask.ts'

/** Choosing another language loads the page anew, so the cases are read once. */
export const caseTextsQuery = () =>
  queryOptions({
    queryKey: ['case-texts'],
    queryFn: () => readCaseTexts(document.documentElement.lang),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What one chose oneself, and whether the cases are still proposed. */
export const practisedQuery = () =>
  queryOptions({
    queryKey: ['practice-cases'],
    queryFn: ({ signal }): Promise<PractisedCases> => ask(practiceCaseCalls.list, { signal }),
    staleTime: 5 * 60_000,
  })

export const clearPractice = () => ask(practiceCaseCalls.clear)
export const declineProposal = () => ask(practiceCaseCalls.decline)
