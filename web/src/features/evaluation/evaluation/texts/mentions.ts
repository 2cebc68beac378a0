import { queryOptions } from '@tanstack/react-query'
import { commentCalls, type Mentionable } from 'contract/evaluation/comments'
import { queryClient } from '../../../../kit/page/queries.ts'
import { ask } from '../../../../session/ask.ts'
import { namedIn } from './mention-text.ts'

/** Who may be mentioned on a line; requested once, when somebody begins to write. */
export const peopleToMentionQuery = (line: number) =>
  queryOptions({
    queryKey: ['people to mention', line],
    queryFn: ({ signal }): Promise<Mentionable[]> =>
      ask(commentCalls.people, { query: { evaluation_line_id: String(line) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const mentionsIn = (line: number, text: string): number[] =>
  namedIn(queryClient.getQueryData(peopleToMentionQuery(line).queryKey) ?? [], text)
