import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type Translation,
  type TranslationChange,
  type TranslationList,
  type TranslationProgress,
  translationCalls,
} from 'contract/instrument/translations'
import type { z } from 'zod'
import { ask } from '../../../session/ask.ts'

export type TranslationQuestion = z.input<typeof TranslationList>
type TranslationPage = z.output<(typeof translationCalls)['list']['answer']>

const key = ['translations']

/**
 * While the next page loads the page before is shown, unless its language differs: nobody writes into the wrong one.
 */
export const translationsQuery = (query: TranslationQuestion) =>
  queryOptions({
    queryKey: ['translations', query] as const,
    queryFn: ({ signal }): Promise<TranslationPage> => ask(translationCalls.list, { query, signal }),
    placeholderData: (before, previous) =>
      previous?.queryKey[1].language === query.language ? before : undefined,
  })

export const changeTranslation = (
  { id, version }: Pick<Translation, 'id' | 'version'>,
  body: z.input<typeof TranslationChange>,
) => ask(translationCalls.change, { parameters: { key: id }, body, version })

const counted = (before: Translation, now: Translation, progress: TranslationProgress) => ({
  ...progress,
  translated: progress.translated + Number(now.target !== null) - Number(before.target !== null),
  stale: progress.stale + Number(now.stale) - Number(before.stale),
  waiting: progress.waiting + Number(now.next !== null) - Number(before.next !== null),
})

/**
 * A saved text stays in its row, also when it no longer fits the filter, so that the keyboard does not lose the
 * place. The instrument, suggestions and cases are loaded anew when next shown.
 */
export const takeSaved = (
  client: QueryClient,
  language: string,
  before: Translation,
  now: Translation,
): void => {
  client.setQueriesData<TranslationPage>({ queryKey: key }, (page) =>
    page?.results.some(({ id }) => id === now.id)
      ? {
          ...page,
          results: page.results.map((row) => (row.id === now.id ? now : row)),
          progress: page.progress.map((each) =>
            each.language === language ? counted(before, now, each) : each,
          ),
        }
      : page,
  )
  void client.invalidateQueries({ queryKey: key, refetchType: 'none' })
  for (const holding of ['instruments', 'suggestions', 'suggested-actions', 'practice-cases'])
    void client.invalidateQueries({ queryKey: [holding], refetchType: 'none' })
}

/** After a conflict: loads the current text. */
export const readAgain = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key })
