import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownerNow } from '../../../../drafts/owner.ts'
import type { VisitLine } from '../../../../kit/page/visit.ts'
import { removeTaken } from '../../../../offline/database.ts'
import { takenLines } from '../../../../offline/taken-lines.ts'
import { useActor } from '../../../../session/use-session.ts'
import { evaluationQuery } from '../../evaluations/queries.ts'
import { takeLine } from './take-line.ts'

const takenLinesQuery = (user: number) =>
  queryOptions({
    queryKey: ['taken', user],
    queryFn: () => takenLines(user),
    networkMode: 'always',
    staleTime: 0,
  })

export type VisitWork = { at: number; of: number; name: string; done: number; all: number }

export const useVisit = () => {
  const client = useQueryClient()
  const actor = useActor()
  const query = takenLinesQuery(ownerNow()?.user ?? 0)
  const answer = useQuery(query)
  const [work, setWork] = useState<VisitWork | null>(null)
  const [failed, setFailed] = useState<readonly string[]>([])

  /** Resolves to true when all of them are stored. */
  const take = async (lines: readonly VisitLine[]): Promise<boolean> => {
    const without: string[] = []
    for (const [at, { evaluation, line, name }] of lines.entries()) {
      const progress = (done: number, all: number) =>
        setWork({ at: at + 1, of: lines.length, name, done, all })
      progress(0, 1)
      await client
        .fetchQuery({ ...evaluationQuery(evaluation, line), staleTime: 0 })
        .then((detail) => takeLine(client, actor, detail, name, progress))
        .catch(() => without.push(name))
    }
    setWork(null)
    setFailed(without)
    await client.invalidateQueries(query)
    return without.length === 0
  }
  const takeOff = async (key: string) => {
    await removeTaken(key)
    await client.invalidateQueries(query)
  }
  return { ...answer, work, failed, take, takeOff, check: () => client.invalidateQueries(query) }
}
