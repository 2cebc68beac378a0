import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { formOf } from '../../evaluation/files/house.ts'

export type Worker = { username: string; token: string; line: number; evaluation: number; school: number }
export type Work = {
  base: string
  password: string
  photo: Buffer
  category: number
  /** The results of each line, and the options that any of them may be given. */
  results: Map<number, number[]>
  options: number[]
  /** Milliseconds between two deeds of one person, more or less. */
  rhythm: number
  isOver(): boolean
}
export type Request = { what: string; status: number; milliseconds: number; bytes: number }

/** A read whose answer nobody changes: it is as long at the end as at the beginning. */
export const unchanging = 'country/?page_size=100'

/**
 * One person at a usual day's work: of 100 deeds 70 read, 20 save an answer, 5 bring a photo and take it away, 5 log
 * in.
 */
export const work = async (person: Worker, work: Work, report: (request: Request) => void): Promise<void> => {
  const { base, photo, options } = work
  const send = async (method: string, path: string, body?: object, token = person.token) => {
    const isForm = body instanceof FormData
    const started = performance.now()
    const answer = await fetch(`${base}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const bytes = await answer.text()
    const what = `${method} ${path.replace(/\d+/g, '{}')}`
    report({
      what,
      status: answer.status,
      milliseconds: performance.now() - started,
      bytes: path === unchanging ? bytes.length : 0,
    })
    return answer.ok ? (JSON.parse(bytes) as { id: number; access: string }) : null
  }
  const pages = [
    unchanging,
    'region/?search=reg',
    'school/?order=name&page_size=20',
    'evaluation/?page_size=20',
    `evaluation/${person.evaluation}/`,
    `results_school/${person.school}/`,
    `evaluation-stage-progress/${person.line}/check-review-readiness/`,
    'notifications/',
    'user_information_profile/',
    `history/?object_type=line&object_id=${person.line}`,
  ]
  const actions = {
    read: () => send('GET', pages[randomInt(pages.length)] ?? unchanging),
    save: async () => {
      const own = work.results.get(person.line) ?? []
      await send('PATCH', `result/${own[randomInt(own.length)]}/`, {
        option: options[randomInt(options.length)],
      })
    },
    bring: async () => {
      const cell = { evaluation_line: person.line, category: work.category, stage: 1 + randomInt(3) }
      const form = formOf({ ...cell, description: 'Aula', consent: 'true' }, 'aula.jpg', photo)
      const file = await send('POST', 'file/', form)
      if (file) await send('DELETE', `file/${file.id}/`)
    },
    logIn: async () => {
      const { username } = person
      const session = await send('POST', 'account/login', { username, password: work.password })
      if (session) await send('POST', 'account/logout/', {}, session.access)
    },
  }
  while (!work.isOver()) {
    const drawn = randomInt(100)
    await actions[drawn < 70 ? 'read' : drawn < 90 ? 'save' : drawn < 95 ? 'bring' : 'logIn']()
    await pause(randomInt(work.rhythm * 2))
  }
}
