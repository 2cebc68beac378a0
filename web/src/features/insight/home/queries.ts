import { queryOptions } from '@tanstack/react-query'
import { type Home, homeCalls } from 'contract/insight/home'
import { ask } from '../../../session/ask.ts'

/** A cached answer, or one of an older server, has no drafts. */
export const withDrafts = ({
  drafts = { count: 0, rows: [] },
  ...home
}: Omit<Home, 'drafts'> & Partial<Pick<Home, 'drafts'>>): Home => ({ ...home, drafts })

/** Under the evaluations' key, so that each step invalidates it. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['evaluations', 'home'],
    queryFn: ({ signal }): Promise<Home> => ask(homeCalls.read, { signal }),
    select: withDrafts,
  })
