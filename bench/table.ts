import type { Case } from './asking/cases.ts'
import type { Figures, Sides } from './measure.ts'

/** The most CPU per request, of server and PostgreSQL together, beside the bare server's. */
const cpuAim = 1.6

const widths = [34, 9, 9, 14, 9, 9, 9, 9, 14, 9, 14, 9, 9]

const line = (cells: string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join('')

const verdict = (ratio: number, holds: boolean, aim: number): string =>
  `${ratio.toFixed(2)} (${aim}) ${holds ? ' ' : '!'}`

export const heading = (): string =>
  [
    line([
      '',
      'requests/s',
      '',
      '',
      'p95 ms',
      '',
      'CPU µs',
      '',
      '',
      'truly bare',
      'ratio (aim)',
      'CPU µs',
      'ratio',
    ]),
    line([
      '',
      'server',
      'bare',
      'ratio (aim)',
      'server',
      'bare',
      'server',
      'bare',
      'ratio (aim)',
      '',
      '',
      '',
      '',
    ]),
  ].join('\n')

/** `!` marks what misses its aim. */
export const rowOf = ({ name, aim, trulyAim }: Case, { server, bare, trulyBare }: Sides<Figures>): string => {
  const speed = server.perSecond / bare.perSecond
  const trulySpeed = server.perSecond / trulyBare.perSecond
  const cpu = server.cpuPerRequest / bare.cpuPerRequest
  return line([
    name,
    server.perSecond.toFixed(0),
    bare.perSecond.toFixed(0),
    verdict(speed, speed >= aim, aim),
    server.p95.toFixed(1),
    bare.p95.toFixed(1),
    (server.cpuPerRequest * 1e6).toFixed(0),
    (bare.cpuPerRequest * 1e6).toFixed(0),
    verdict(cpu, cpu <= cpuAim, cpuAim),
    trulyBare.perSecond.toFixed(0),
    verdict(trulySpeed, trulySpeed >= trulyAim, trulyAim),
    (trulyBare.cpuPerRequest * 1e6).toFixed(0),
    (server.cpuPerRequest / trulyBare.cpuPerRequest).toFixed(2),
  ])
}
