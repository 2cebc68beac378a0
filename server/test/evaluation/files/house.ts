import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { File } from 'contract/evaluation/files'
import { givenEvaluators, givenLine } from '../../given/answers.ts'
import type { Someone } from '../../given/people.ts'
import { givenVereda } from '../../vereda.ts'

export type Fields = Record<string, string | number>

/** A form as a browser sends it: the fields in their order, then the file. */
export const formOf = (fields: Fields, name: string, content: Buffer | string): FormData => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  return form
}

export type Refusal = { code: string; detail: string; errors?: Record<string, { code: string }[]> }

/** A listening server with schools, people, and a line of the teacher's school to add evidence to. */
export const givenFiles = async (env: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'house-'))
  const vereda = await givenVereda({ DATA_DIR: folder, ...env })
  const { db } = vereda.database
  const people = await givenEvaluators(db)
  const { instrument, school, otherSchool, teacher } = people
  const line = await givenLine(db, school, instrument.id, people.administrator)
  const otherLine = await givenLine(db, otherSchool, instrument.id, people.administrator)
  await vereda.app.listen({ port: 0, host: '127.0.0.1' })
  const port = (vereda.app.server.address() as AddressInfo).port
  const base = `http://127.0.0.1:${port}`
  const category = instrument.categories[0] ?? 0
  const cell = { evaluation_line: line.id, category, stage: 1 }
  const shown = { ...cell, description: 'Aula con rampa', consent: 'true' }
  const as = (person: Someone | null) => (person ? { authorization: `Bearer ${person.token}` } : {})

  const sendTo = async <Row>(
    path: string,
    form: FormData,
    person: Someone | null = teacher,
    headers = {},
  ): Promise<{ status: number; body: Row & Refusal; headers: Headers }> => {
    const answer = await fetch(`${base}${path}`, {
      method: 'POST',
      body: form,
      headers: { ...as(person), ...headers },
    })
    return { status: answer.status, body: await answer.json(), headers: answer.headers }
  }
  const send = (form: FormData, person: Someone | null = teacher, headers = {}, query = '') =>
    sendTo<File>(`/api/file/${query}`, form, person, headers)
  const upload = (
    name: string,
    content: Buffer | string,
    fields: Fields = shown,
    person: Someone | null = teacher,
  ) => send(formOf(fields, name, content), person)
  const download = async (
    id: number,
    person: Someone | null = teacher,
    headers = {},
    query = '',
    method = 'GET',
  ) => {
    const answer = await fetch(`${base}/api/file/${id}/${query}`, {
      method,
      headers: { ...as(person), ...headers },
    })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  /** Every file below the folder of files, with its bytes. */
  const onDisk = async (below = 'files') => {
    const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true })
    const files = entries.filter((each) => each.isFile())
    return Promise.all(
      files.map(async (each) => ({
        path: join(each.parentPath, each.name),
        bytes: await readFile(join(each.parentPath, each.name)),
      })),
    )
  }
  const close = async () => {
    await vereda.close()
    await rm(folder, { recursive: true, force: true })
  }
  return {
    ...vereda,
    ...people,
    db,
    folder,
    port,
    line,
    otherLine,
    category,
    cell,
    shown,
    send,
    sendTo,
    upload,
    download,
    onDisk,
    close,
  }
}

export type AppContext = Awaited<ReturnType<typeof givenFiles>>
