import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CatalogueList, type CatalogueText, catalogueCalls } from 'contract/instrument/catalogue'
import type { Language } from 'contract/platform/shapes'
import type { z } from 'zod'
import { chosenLanguage } from '../../../../i18n/chosen-language.ts'
import { takeCorrections } from '../../../../i18n/corrections/corrections.ts'
import { ask } from '../../../../session/ask.ts'

export type CatalogueQuestion = z.input<typeof CatalogueList>
type CataloguePage = z.output<(typeof catalogueCalls)['list']['answer']>

const key = ['catalogue']

/** While the next page loads the page before is shown, unless its language differs. */
export const catalogueQuery = (query: CatalogueQuestion) =>
  queryOptions({
    queryKey: ['catalogue', query] as const,
    queryFn: ({ signal }): Promise<CataloguePage> => ask(catalogueCalls.list, { query, signal }),
    placeholderData: (before, previous) =>
      previous?.queryKey[1].language === query.language ? before : undefined,
  })

/** Null restores the released text. */
export const changeMessage = (
  { id, version }: Pick<CatalogueText, 'id' | 'version'>,
  text: string | null,
): Promise<CatalogueText> =>
  ask(catalogueCalls.change, { parameters: { message: id }, body: { text }, version })

const isIn = (row: CatalogueText, state: CatalogueText['state']): number => Number(row.state === state)

const isToCheck = ({ english_since }: CatalogueText): number => Number(english_since !== null)

/** A saved message stays in its row, also when it no longer fits the filter. */
export const takeSaved = (
  client: QueryClient,
  language: Language,
  before: CatalogueText,
  now: CatalogueText,
): void => {
  client.setQueriesData<CataloguePage>({ queryKey: key }, (page) =>
    page?.results.some(({ id }) => id === now.id)
      ? {
          ...page,
          results: page.results.map((row) => (row.id === now.id ? now : row)),
          progress: page.progress.map((each) =>
            each.language === language
              ? {
                  ...each,
                  corrected: each.corrected + isIn(now, 'corrected') - isIn(before, 'corrected'),
                  stale: each.stale + isIn(now, 'stale') - isIn(before, 'stale'),
                  to_check: each.to_check + isToCheck(now) - isToCheck(before),
                }
              : each,
          ),
        }
      : page,
  )
  void client.invalidateQueries({ queryKey: key, refetchType: 'none' })
  // a correction of the reader's own language shows after a reload
  if (language === chosenLanguage()) takeCorrections(language, true).catch(() => undefined)
}

/** After a conflict: loads the current text. */
export const readAgain = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: key })
