import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { down } from '../down.ts'
import { planFrom } from '../plan.ts'
import { until } from '../processes.ts'
import { up } from '../up.ts'
import { faultsIn } from './count.ts'
import { type Disaster, disasters, inTurns, loseMail, startAgain } from './disasters.ts'
import { removeNewer, startNewer } from './newer.ts'
import { goBackInTime } from './point-in-time.ts'
import { beginWork, type Work } from './teachers.ts'
import { askBothServers } from './two-servers.ts'

/** R26: seconds until the first save after a disaster is acknowledged. */
const longestOutage = 30

const plan = planFrom(process.env)
const wasThere = existsSync(plan.folder)
const faults: string[] = []

const outcomesSince = (work: Work, at: number): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { outcome } of work.sessions.flatMap(({ tries }) => tries.filter((each) => each.at >= at)))
    counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}

const meet = async (work: Work, { name, counted, strike, mend, isUnnoticed }: Disaster): Promise<void> => {
  await pause(5000)
  const at = Date.now()
  await strike(plan)
  const struck = isUnnoticed ? at : Date.now()
  const first = () => work.acknowledged.find((each) => each.kind === counted && each.begun > struck)
  const mending = mend(plan)
  await until(`a ${counted} after ${name}`, 180, async () => work.isOver || first() !== undefined)
  await mending
  const acknowledged = first()
  if (!acknowledged) return
  const seconds = (acknowledged.at - struck) / 1000
  const seen = outcomesSince(work, at)
  console.log(`${name.padEnd(26)} first ${counted} after ${seconds.toFixed(1)} s; ${JSON.stringify(seen)}`)
  if (seconds > longestOutage) faults.push(`${name}: ${seconds.toFixed(1)} s until the first ${counted}`)
  if (seen['500 server_error']) faults.push(`${name}: ${seen['500 server_error']} times 500`)
  const failed = Object.entries(seen).filter(([outcome]) => !/^20[01]$/.test(outcome))
  if (isUnnoticed && failed.length > 0) faults.push(`${name}: requests failed, ${JSON.stringify(failed)}`)
}

const figuresOf = (work: Work, seconds: number): void => {
  const counts = ['save', 'comment', 'file', 'review'].map(
    (kind) => `${work.acknowledged.filter((each) => each.kind === kind).length} ${kind}s`,
  )
  const tries = work.sessions.flatMap((session) => session.tries)
  const slowest = Math.max(...tries.map(({ milliseconds }) => milliseconds)) / 1000
  const rate = (work.acknowledged.length / seconds).toFixed(1)
  console.log(
    `${counts.join(', ')} acknowledged, ${rate} a second; the slowest answer took ${slowest.toFixed(1)} s`,
  )
  const { replica, primary, oldest } = work.reads
  console.log(
    `${replica} reads of figures and lists by the replica, ${primary} by the primary; ${oldest} s old at most`,
  )
  if (replica === 0) faults.push('no read was answered by the replica')
  if (slowest > 20) faults.push(`somebody waited ${slowest.toFixed(1)} s for an answer`)
}

const run = async (): Promise<void> => {
  const begun = new Date()
  const work = await beginWork(plan)
  const failing = work.ended.catch((error: Error) => {
    work.isOver = true
    faults.push(error.message)
  })
  for (const disaster of [
    ...disasters,
    inTurns('both servers in turn', startAgain),
    inTurns('a newer version in turn', startNewer),
  ]) {
    if (!work.isOver) await meet(work, disaster)
  }
  await pause(3000)
  work.isOver = true
  await failing
  figuresOf(work, (Date.now() - begun.getTime()) / 1000)
  faults.push(...(await faultsIn(plan, work, begun)), ...work.reads.faults)
  const both = await askBothServers(plan)
  console.log(`${'two servers'.padEnd(26)} ${both.seen}`)
  faults.push(...both.faults)
  const mail = await loseMail(plan)
  console.log(`${'mail'.padEnd(26)} all letters ${mail.seconds.toFixed(1)} s after it was back`)
  faults.push(...mail.faults)
  const back = await goBackInTime(plan)
  console.log(`${'a dropped table'.padEnd(26)} ${back.seen}`)
  faults.push(...back.faults)
}

if (!wasThere && (await up(plan)) !== 0) process.exit(1)
try {
  await run()
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error))
} finally {
  removeNewer()
  if (!wasThere) await down(plan)
}
for (const fault of faults) console.error(`FAULT ${fault}`)
console.log(
  faults.length === 0 ? 'Nothing acknowledged was lost, nothing was done twice.' : `${faults.length} faults`,
)
process.exit(faults.length === 0 ? 0 : 1)
