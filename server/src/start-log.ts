import { hostname } from 'node:os'

const info = 30

/** A line as the server's own log writes it, for what is done before that log is open. */
export const startLog =
  (level: string) =>
  (message: string): void => {
    if (!['trace', 'debug', 'info'].includes(level)) return
    const line = { level: info, time: Date.now(), pid: process.pid, hostname: hostname(), msg: message }
    process.stdout.write(`${JSON.stringify(line)}\n`)
  }
