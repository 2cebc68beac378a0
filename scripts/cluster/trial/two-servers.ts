import { askPrimary } from '../database.ts'
import type { Plan } from '../plan.ts'
import { logIn, newSession, once, type Session } from './ask.ts'
import { lineOf } from './teachers.ts'

const rounds = { logouts: 20, submissions: 200 }

const signedIn = async (base: string, username: string): Promise<Session> => {
  const session = newSession(base, username)
  await logIn(session)
  return session
}

/** Who was logged out or switched off on one server, and is still answered by the other. */
const stillAnswered = async (one: string, two: string, plan: Plan): Promise<string[]> => {
  const isAnswered = async (session: Session) =>
    (await once({ ...session, base: two }, { method: 'GET', path: 'user_information_profile/' })).status ===
    200
  const faults: string[] = []
  for (let round = 0; round < rounds.logouts; round += 1) {
    const session = await signedIn(one, 'hospital')
    if (!(await isAnswered(session))) faults.push('a session of one server is not known to the other')
    await once(session, { method: 'POST', path: 'account/logout/' })
    if (await isAnswered(session)) faults.push('a session that ended on one server is answered by the other')
  }
  const [person] = await askPrimary<{ id: number }>(
    plan,
    'vereda',
    "select id from users where username = 'garua'",
  )
  const [admin, garua] = [await signedIn(one, 'admin'), await signedIn(two, 'garua')]
  const setActive = (is_active: boolean) =>
    once(admin, { method: 'PATCH', path: `user_information/${person?.id}/`, body: { is_active } })
  const { status } = await setActive(false)
  if (status !== 200) faults.push(`switching off an account was refused: ${status}`)
  if (await isAnswered(garua)) faults.push('an account that was switched off is answered by the other')
  await setActive(true)
  return faults
}

/** Statuses of wrong logins on both servers in turns: the sixth is refused, wherever it comes. */
const wrongLogins = async (one: string, two: string): Promise<number[]> => {
  const statuses: number[] = []
  const body = { username: 'vidyalaya', password: 'not this one' }
  for (const base of [one, two, one, two, one, two]) {
    const wanted = { method: 'POST', path: 'account/login', body } as const
    statuses.push((await once(newSession(base, body.username), wanted)).status)
  }
  return statuses
}

/** How often exactly one of two submissions of a line, each on its server, was accepted. */
const submissions = async (one: string, two: string, plan: Plan): Promise<number> => {
  const line = await lineOf(plan, 'IN REVIEW', '')
  const admin = await signedIn(one, 'admin')
  const step = async (base: string, name: string, body: object) => {
    const path = `evaluation-stage-progress/${line}/${name}/`
    const answer = await once({ ...admin, base }, { method: 'POST', path, body })
    const { code }: { code?: string } = JSON.parse(await answer.text())
    return { status: answer.status, code }
  }
  let wins = 0
  for (let round = 0; round < rounds.submissions; round += 1) {
    await step(one, 'return', { messages: [{ text: 'Look at it once more' }] })
    const answers = await Promise.all([one, two].map((base) => step(base, 'submit-for-review', {})))
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status)
    if (won?.status === 200 && lost?.status === 409 && lost.code === 'line_not_open') wins += 1
  }
  return wins
}

/** R11: what happens on one server counts at the next request on the other. */
export const askBothServers = async (plan: Plan): Promise<{ seen: string; faults: string[] }> => {
  const [one, two] = [plan.ports.serverOne, plan.ports.serverTwo].map((port) => `http://127.0.0.1:${port}`)
  if (!one || !two) throw new Error('The cluster has two servers')
  const faults = await stillAnswered(one, two, plan)
  const statuses = await wrongLogins(one, two)
  if (statuses.join() !== '401,401,401,401,401,429') faults.push(`wrong logins: ${statuses.join()}`)
  const wins = await submissions(one, two, plan)
  if (wins !== rounds.submissions)
    faults.push(`of ${rounds.submissions} double submissions ${wins} had one winner`)
  const seen = `${rounds.logouts} logouts and an account switched off on one, none answered by the other; wrong logins ${statuses.join(' ')}; one winner in ${wins} of ${rounds.submissions} double submissions`
  return { seen, faults }
}
