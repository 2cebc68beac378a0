import { queryOptions } from '@tanstack/react-query'
import { type Home, homeCalls } from 'contract/insight/home'
import { ask } from '../../../session/ask.ts'

/** A copy on a device, or a server of the version before, knows no drafts. */
export const withDrafts = ({
  drafts = { count: 0, rows: [] },
  ...home
}: Omit<Home, 'drafts'> & Partial<Pick<Home, 'drafts'>>): Home => ({ ...home, drafts })

/** What waits for somebody who looks after schools; among the evaluations, so that each step with one asks anew. */
export const homeQuery = () =>
  queryOptions({
    queryKey: ['evaluations', 'home'],
    queryFn: ({ signal }): Promise<Home> => ask(homeCalls.read, { signal }),
    select: withDrafts,
  })
