import { existsSync } from 'node:fs'
import { installPackages } from './packages.ts'
import { type Plan, planFrom } from './plan.ts'

const whenThere = (work: (plan: Plan) => Promise<number>) => async (plan: Plan) => {
  if (existsSync(plan.folder)) return work(plan)
  console.log('There is no cluster.')
  return 0
}

const commands: Record<string, (plan: Plan) => Promise<number>> = {
  // Imported on demand, since they load the build and the demonstration.
  up: async (plan) => (await import('./up.ts')).up(plan),
  down: whenThere(async (plan) => (await import('./down.ts')).down(plan)),
  status: whenThere(async (plan) => (await import('./welcome.ts')).showStatus(plan)),
  install: async () => installPackages(),
}

const [name = 'up', ...more] = process.argv.slice(2)
const command = commands[name]
if (!command || more.length > 0) {
  console.error(
    'npm run cluster, npm run cluster -- status, npm run cluster -- down, npm run cluster -- install',
  )
  process.exitCode = 2
} else {
  try {
    process.exitCode = await command(planFrom(process.env))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
