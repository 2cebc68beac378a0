import type { Case } from './asking/case.ts'
import type { Figures, Sides } from './measure.ts'

/** Most CPU for a request, of server and PostgreSQL, relative to the bare server. */
const cpuAim = 1.6

const widths = [34, 9, 9, 14, 9, 9, 14, 14, 14, 9, 14, 14, 9]

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
      'CPU µs: node + database',
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

const cpuOf = ({ node, database }: Figures): number => node + database

const micros = ({ node, database }: Figures): string =>
  `${(node * 1e6).toFixed(0)} + ${(database * 1e6).toFixed(0)}`

const besideBare = (server: Figures, bare: Figures | null, aim: number): string[] => {
  if (bare === null) return ['', '', server.p95.toFixed(1), '', micros(server), '', '']
  const speed = server.perSecond / bare.perSecond
  const cpu = cpuOf(server) / cpuOf(bare)
  return [
    bare.perSecond.toFixed(0),
    verdict(speed, speed >= aim, aim),
    server.p95.toFixed(1),
    bare.p95.toFixed(1),
    micros(server),
    micros(bare),
    verdict(cpu, cpu <= cpuAim, cpuAim),
  ]
}

/** `!` marks a missed target. */
export const rowOf = (
  { name, aim, trulyAim }: Case,
  { server = null, bare = null, trulyBare = null }: Partial<Sides<Figures | null>>,
): string => {
  if (server === null || trulyBare === null) return line([name, 'no request was left to send'])
  const trulySpeed = server.perSecond / trulyBare.perSecond
  return line([
    name,
    server.perSecond.toFixed(0),
    ...besideBare(server, bare, aim),
    trulyBare.perSecond.toFixed(0),
    verdict(trulySpeed, trulySpeed >= trulyAim, trulyAim),
    micros(trulyBare),
    (cpuOf(server) / cpuOf(trulyBare)).toFixed(2),
  ])
}
