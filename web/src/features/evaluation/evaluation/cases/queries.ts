import { queryOptions } from '@tanstack/react-query'
import { type PractisedCases, practiceCaseCalls } from 'contract/instrument/practice-cases'
import { readCaseTexts } from '../../../../i18n/case-texts.ts'
import { ask } from '../../../../session/ask.ts'

/** The texts never go stale: choosing another language reloads the page. */
export const caseTextsQuery = () =>
  queryOptions({
    queryKey: ['case-texts'],
    queryFn: () => readCaseTexts(document.documentElement.lang),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const practisedQuery = () =>
  queryOptions({
    queryKey: ['practice-cases'],
    queryFn: ({ signal }): Promise<PractisedCases> => ask(practiceCaseCalls.list, { signal }),
    staleTime: 5 * 60_000,
  })

export const clearPractice = () => ask(practiceCaseCalls.clear)
export const declineProposal = () => ask(practiceCaseCalls.decline)
