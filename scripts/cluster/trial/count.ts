import { askPrimary } from '../database.ts'
import type { Plan } from '../plan.ts'
import type { Acknowledged, Work } from './teachers.ts'

const listOf = (values: readonly (number | string)[]) =>
  values
    .map((value) => (typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`))
    .join(', ') || 'null'

/** Compares what was acknowledged with what is stored; each sentence is a fault. */
export const faultsIn = async (plan: Plan, work: Work, begun: Date): Promise<string[]> => {
  const faults: string[] = []
  const of = (kind: Acknowledged['kind']) => work.acknowledged.filter((each) => each.kind === kind)
  const ask = <Row extends Record<string, unknown>>(statement: string) =>
    askPrimary<Row>(plan, 'vereda', statement)

  const results = await ask<{ id: number; version: number; option: number }>(
    `select id, version, option_id as option from results where id in (${listOf([...work.before.keys()])})`,
  )
  for (const { id, version, option } of results) {
    const saves = of('save').filter((each) => each.id === id)
    const expected = (work.before.get(id)?.version ?? 0) + saves.length
    if (version !== expected)
      faults.push(
        `answer ${id} was changed ${version - expected > 0 ? 'more' : 'less'} often than acknowledged`,
      )
    const last = saves.at(-1)?.text
    if (last !== undefined && Number(last) !== option)
      faults.push(`answer ${id} is not what was acknowledged last`)
  }

  const comments = of('comment')
  const written = await ask<{ text: string; times: string }>(
    `select text, count(*) as times from comments where text in (${listOf(comments.map(({ text }) => text))}) group by text`,
  )
  if (written.length !== comments.length) faults.push(`${comments.length - written.length} comments are lost`)
  for (const { text, times } of written) if (Number(times) !== 1) faults.push(`${times} times: ${text}`)

  const files = of('file')
  const [found] = await ask<{ stored: number }>(
    `select count(*)::int as stored from files where created_at >= '${begun.toISOString()}'`,
  )
  const stored = found?.stored ?? 0
  if (stored !== files.length) faults.push(`${files.length} files were acknowledged, ${stored} are there`)
  const [session] = work.sessions
  for (const { id, text } of files) {
    const answer = await fetch(`${session?.base}/api/file/${id}/`, {
      headers: { authorization: `Bearer ${session?.token}` },
    })
    if ((await answer.text()) !== text) faults.push(`file ${id} is not as it was sent (${answer.status})`)
  }

  const [taken] = await ask<{ steps: number }>(
    `select count(*)::int as steps from audit where object_type = 'line' and object_id = ${work.reviewed}
       and deed in ('line.return', 'line.submit') and at >= '${begun.toISOString()}'`,
  )
  const steps = taken?.steps ?? 0
  if (steps !== of('review').length)
    faults.push(`${of('review').length} steps of a review were acknowledged, ${steps} were taken`)
  return faults
}
