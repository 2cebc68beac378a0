import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'
import type { Plan } from './plan.ts'
import { pidOf, postgresOf, signalProgram, startedPrograms, until } from './processes.ts'
import { builtPrograms } from './programs.ts'

const databases = ['databaseOne', 'databaseTwo']

const running = (plan: Plan) => [
  ...startedPrograms(plan).filter((name) => pidOf(plan, name) !== undefined),
  ...databases.filter((name) => postgresOf(plan, name) !== undefined),
]

const killPostgres = (plan: Plan): void => {
  for (const name of databases) {
    const pid = postgresOf(plan, name)
    if (pid === undefined) continue
    process.kill(pid, 'SIGQUIT')
    // A process that the trial stopped receives signals only after this.
    process.kill(pid, 'SIGCONT')
  }
}

/** Ends all processes of the cluster, forcibly after a while, and removes its folder. */
export const down = async (plan: Plan): Promise<number> => {
  for (const name of startedPrograms(plan)) signalProgram(plan, name, 'SIGTERM')
  const isOver = async () => running(plan).length === 0
  await until('the end of all processes', 15, isOver).catch(async () => {
    for (const name of startedPrograms(plan)) signalProgram(plan, name, 'SIGKILL')
    killPostgres(plan)
    await until('the end of all processes', 15, isOver)
  })
  for (const folder of [plan.folder, join(root, builtPrograms)])
    rmSync(folder, { recursive: true, force: true })
  console.log('The cluster is down, and its folder is gone.')
  return 0
}
