import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { exportCalls } from 'contract/exchange/export-calls'
import { importCalls } from 'contract/exchange/import-calls'
import type { AppliedAnswer, ImportAnswer } from 'contract/exchange/imports'
import { type Job, jobCalls } from 'contract/exchange/jobs'
import { sql } from 'kysely'
import type { Someone } from '../given/people.ts'
import type { Vereda } from '../vereda.ts'

/** What a refused call says. */
type Refusal = { code: string; detail: string; errors?: Record<string, { code: string }[]> }
type Answer = { status: number; body: Job & Refusal }

/** Long work as a person asks for it: files are sent, jobs are waited for, and what they answer is read. */
export const working = (vereda: () => Vereda) => {
  /** Uploads need a server that listens. */
  const base = async (): Promise<string> => {
    const { app } = vereda()
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  }
  const send = async (
    person: Someone | null,
    fields: Record<string, string>,
    name: string,
    content: Buffer | string,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
    const answer = await fetch(`${await base()}/api/import/`, {
      method: 'POST',
      // a refused file leaves its connection open, for which the end of the server would wait
      headers: {
        connection: 'close',
        ...(person && { authorization: `Bearer ${person.token}` }),
        ...headers,
      },
      body: form,
    })
    return { status: answer.status, body: (await answer.json()) as Answer['body'] }
  }
  const read = (person: Someone, id: number, query: object = {}) =>
    vereda().ask(jobCalls.read, person, { parameters: { id }, query: query as never })

  const ended = async (person: Someone, id: number): Promise<Job> => {
    for (;;) {
      const { body } = await read(person, id)
      if (body.status === 'done' || body.status === 'failed') return body
      await pause(10)
    }
  }
  /** Sends a file and waits until it was looked at. */
  const check = async (
    person: Someone,
    kind: string,
    name: string,
    content: Buffer | string,
    fields: Record<string, string> = {},
  ) => {
    const { status, body } = await send(person, { kind, ...fields }, name, content)
    if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`)
    return ended(person, body.id)
  }
  const examine = async (
    person: Someone,
    kind: string,
    content: Buffer | string,
    name = 'file.csv',
    fields: Record<string, string> = {},
  ) => {
    const job = await check(person, kind, name, content, fields)
    if (job.status !== 'done') throw new Error(JSON.stringify(job.answer))
    return { id: job.id, ...(job.answer as ImportAnswer) }
  }
  const apply = (person: Someone, id: number, body: { without_refused?: boolean } = {}) =>
    vereda().ask(importCalls.apply, person, { parameters: { id }, body })
  const applied = async (person: Someone, id: number, body = {}) => {
    const answer = await apply(person, id, body)
    if (answer.status !== 202) throw new Error(`${answer.status} ${answer.body.code}`)
    const job = await ended(person, answer.body.id)
    return { status: job.status, ...(job.answer as AppliedAnswer & Refusal) }
  }
  const exported = (person: Someone, body: object, headers: Record<string, string> = {}) =>
    vereda().ask(exportCalls.start, person, { body: body as never, headers })
  const download = async (person: Someone, id: number) => {
    const answer = await vereda().app.inject({
      method: 'GET',
      url: `/api/export/${id}/file/`,
      headers: { authorization: `Bearer ${person.token}` },
    })
    return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
  }
  /** Work of one person is done one after the other: what is asked for now waits until the end of this. */
  const busy = async (person: Someone) => {
    const { db } = vereda().database
    const { id } = await db
      .insertInto('jobs')
      .values({ user_id: person.id, kind: 'export', language: 'en', asked: '{}', request_id: 'r' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`update jobs set status = 'running', beat_at = now() where id = ${id}`.execute(db)
    return () => db.deleteFrom('jobs').where('id', '=', id).execute()
  }
  /** A file, made and fetched. */
  const made = async (person: Someone, wanted: object) => {
    const { status, body } = await exported(person, wanted)
    if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`)
    const job = await ended(person, body.id)
    if (job.status !== 'done') throw new Error(JSON.stringify(job.answer))
    return { job, ...(await download(person, body.id)) }
  }
  /** The file of a list. */
  const fileOf = (person: Someone, query: string, format = 'csv', language = 'en') =>
    made(person, { subject: 'list', query, format, language })
  return {
    send,
    read,
    ended,
    look: check,
    lookAt: examine,
    apply,
    applied,
    exported,
    busy,
    download,
    made,
    fileOf,
  }
}
