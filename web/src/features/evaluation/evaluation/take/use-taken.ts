import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { useState } from 'react'
import { ownerNow } from '../../../../drafts/owner.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { readTaken, removeTaken, sizeOf } from '../../../../offline/database.ts'
import { keyOfTaken } from '../../../../offline/stored-answer.ts'
import { useActor } from '../../../../session/use-session.ts'
import { lineName } from '../line/LinePicker.tsx'
import { takeLine } from './take-line.ts'
import { type Part, parts } from './what-to-take.ts'

export type TakenPart = { part: Part; count: number; size: number }

const takenQuery = (user: number, line: number) =>
  queryOptions({
    queryKey: ['taken', user, line],
    queryFn: async () => {
      const [taken, room, isPromised] = await Promise.all([
        readTaken(keyOfTaken(user, line)),
        navigator.storage?.estimate?.(),
        navigator.storage?.persisted?.() ?? false,
      ])
      const shown = await Promise.all(
        parts.map(async (part): Promise<TakenPart> => {
          const keys = taken?.parts[part] ?? []
          return { part, count: keys.length, size: await sizeOf(keys) }
        }),
      )
      return {
        at: taken?.at ?? null,
        missing: taken?.missing ?? 0,
        parts: shown.filter(({ count }) => count > 0),
        used: room?.usage ?? 0,
        free: (room?.quota ?? 0) - (room?.usage ?? 0),
        isPromised,
      }
    },
    networkMode: 'always',
    staleTime: 0,
  })

type Work = { done: number; of: number } | 'failed' | null

export const useTaken = (detail: EvaluationDetail) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const actor = useActor()
  const user = ownerNow()?.user ?? 0
  const query = takenQuery(user, detail.line.id)
  const { data, error, refetch } = useQuery(query)
  const [work, setWork] = useState<Work>(null)
  /** Resolves to true when everything is stored. */
  const take = async (): Promise<boolean> => {
    setWork({ done: 0, of: 1 })
    const name = `${detail.school.name}, ${lineName(t, detail.line)}`
    const progress = (done: number, of: number) => setWork({ done, of })
    const isTaken = await takeLine(client, actor, detail, name, progress).then(
      () => true,
      () => false,
    )
    setWork(isTaken ? null : 'failed')
    await client.invalidateQueries(query)
    return isTaken
  }
  const takeOff = async () => {
    await removeTaken(keyOfTaken(user, detail.line.id))
    await client.invalidateQueries(query)
  }
  return { taken: data, error, refetch, work, take, takeOff }
}
