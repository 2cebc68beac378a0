import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './steps.ts'

/**
 * Runs programs until the first of them ends; the others are then terminated, and its exit code is returned. SIGINT
 * and SIGTERM are passed on.
 */
export const runPrograms = async (
  ...commands: readonly (readonly [string, ...string[]])[]
): Promise<void> => {
  const programs = commands.map(start)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    let last = Number.NEGATIVE_INFINITY
    process.on(signal, () => {
      // npm and tsx repeat signals that the terminal has already sent.
      if (performance.now() - last < 500) return
      last = performance.now()
      for (const program of programs) program.kill(signal)
    })
  }
  const ends = programs.map(endOf)
  process.exitCode = await Promise.race(ends)
  for (const program of programs) program.kill('SIGTERM')
  await Promise.all(ends)
}

const start = ([program, ...args]: readonly [string, ...string[]]): ChildProcess =>
  spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    // In its own process group, so that Ctrl+C reaches it only once, from here.
    detached: true,
    env: { ...process.env, PATH: join(root, 'node_modules/.bin') + delimiter + (process.env.PATH ?? '') },
  })

const endOf = (program: ChildProcess) =>
  new Promise<number>((done) => {
    program.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    program.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)))
  })
