import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

export type Step = {
  name: string
  command: readonly [string, ...string[]]
  env?: Record<string, string>
  /** Prints the output while the step runs, not only after a failure. */
  live?: boolean
}

export type Outcome = { name: string; ok: boolean; seconds: number }

/** Runs a step and prints its time; a failure is followed by its output. */
export const runStep = async (step: Step): Promise<Outcome> => {
  const started = performance.now()
  const { code, output } = await run(step)
  const outcome = { name: step.name, ok: code === 0, seconds: (performance.now() - started) / 1000 }
  console.log(lineOf(outcome))
  if (!outcome.ok && output) console.log(output.trimEnd())
  return outcome
}

/** Runs steps in order, at most `atOnce` at the same time. */
export const runSteps = async (steps: readonly Step[], atOnce: number): Promise<Outcome[]> => {
  const waiting = steps.entries()
  const outcomes: Outcome[] = []
  const lane = async () => {
    for (const [position, step] of waiting) outcomes[position] = await runStep(step)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return outcomes
}

export const lineOf = ({ name, ok, seconds }: Outcome): string =>
  `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s`

const run = ({ command: [program, ...args], env, live }: Step) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: withOwnTools(process.env.PATH), ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    })
    const written: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => written.push(part))
    child.stderr?.on('data', (part: Buffer) => written.push(part))
    child.on('error', (error) => done({ code: null, output: error.message }))
    child.on('close', (code) => done({ code, output: Buffer.concat(written).toString() }))
  })

const withOwnTools = (path = '') => join(root, 'node_modules/.bin') + delimiter + path
