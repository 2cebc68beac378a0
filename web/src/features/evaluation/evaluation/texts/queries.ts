import { queryOptions } from '@tanstack/react-query'
import { type Comment, commentCalls } from 'contract/evaluation/comments'
import { type Note, noteCalls } from 'contract/evaluation/notes'
import { limits } from 'contract/platform/limits'
import type { Page } from 'contract/platform/shapes'
import { ask } from '../../../../session/ask.ts'

const everyPage = async <Row>(readPage: (page: string) => Promise<Page<Row>>): Promise<Row[]> => {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { results, next } = await readPage(String(page))
    rows.push(...results)
    if (next === null) return rows
  }
}

type Of = { evaluation: number; line: number; indicator: number }

/** The notes and comments on one indicator, for a line that has too many to include them. */
export const textsQuery = ({ evaluation, line, indicator }: Of) =>
  queryOptions({
    // Under the evaluation's key, so that it is invalidated together with it.
    queryKey: ['evaluations', evaluation, 'words', line, indicator],
    queryFn: async ({ signal }): Promise<{ notes: Note[]; comments: Comment[] }> => {
      const query = {
        evaluation_line_id: String(line),
        indicator: String(indicator),
        page_size: String(limits.pageSizeMaximum),
      }
      const [notes, comments] = await Promise.all([
        everyPage(
          (page) =>
            ask(noteCalls.list, {
              parameters: { id: evaluation },
              query: { ...query, page },
              signal,
            }) as Promise<Page<Note>>,
        ),
        everyPage((page) => ask(commentCalls.list, { query: { ...query, page }, signal })),
      ])
      return { notes, comments }
    },
  })

/** All comments of a line that has too many to include them. */
export const commentsOfLineQuery = ({ evaluation, line }: Omit<Of, 'indicator'>) =>
  queryOptions({
    queryKey: ['evaluations', evaluation, 'comments', line],
    queryFn: ({ signal }) => {
      const query = { evaluation_line_id: String(line), page_size: String(limits.pageSizeMaximum) }
      return everyPage((page) => ask(commentCalls.list, { query: { ...query, page }, signal }))
    },
  })
