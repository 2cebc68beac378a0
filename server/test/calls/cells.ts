import { type ProblemCode, problems } from 'contract/platform/problems'
import type { Someone } from '../given/people.ts'
import { type Asks, read, replacing } from './asks.ts'
import type { Land } from './land.ts'
import { missingId } from './refused.ts'
import { idsOf, type Row } from './row.ts'
import type { Column, World } from './world.ts'

export type Kind = 'own' | 'foreign' | 'missing' | "another's" | 'one foreign' | 'one missing'
export type Cell = { kind: Kind; asks: Asks; foreign?: Asks }

const replaced = (asks: Asks, ids: string[], by: (id: string) => unknown): Asks =>
  ids.reduce((changed, id) => replacing(changed, id, by(id)), asks)

const isPath = (id: string) => id.startsWith('parameters.')

/** Whose words or files another's are: somebody of the same land who is not the one that asks. */
const another = (land: Land, by: Someone) => (by.id === land.colleague.id ? land.teacher : land.colleague)

/** Whether this person may ask the call of a row of the own land. */
export const succeedsFor = (row: Row, column: Column): boolean => !'–DN'.includes(signOf(row, column))

/**
 * Every request that the matrix asks of one call as one person, those that succeed with rows of their own; or the one
 * that everybody who may ask it succeeds with.
 */
export const cellsOf = async (
  world: World,
  row: Row,
  column: Column,
  by: Someone,
  isOfSuccess = false,
): Promise<Cell[]> => {
  const sign = signOf(row, column)
  const own = await row.asks(world.here, by)
  const cells: Cell[] = [{ kind: 'own', asks: own }]
  if (isOfSuccess || sign === '*' || sign === 'N') return cells
  const foreign = await row.asks(world.there, world.holding(column))
  if (own.shows !== undefined) return [...cells, { kind: 'foreign', asks: own, foreign }]
  const ids = idsOf(row, own)
  if (ids.length === 0) return cells
  const isRefused = (asks: Asks, kind: Kind) => expectedOf(row, asks, column, kind) !== 'success'
  // what is refused changes nothing, so that all such requests may be about the same rows
  const unchanged = isRefused(own, 'own') ? own : await row.asks(world.here, by)
  const add = async (kind: Kind, change: (asks: Asks) => Asks) => {
    const asks = change(unchanged)
    cells.push({ kind, asks: isRefused(asks, kind) ? asks : change(await row.asks(world.here, by)) })
  }
  await add('foreign', (asks) => replaced(asks, ids, (id) => read(foreign, id)))
  await add('missing', (asks) => replaced(asks, ids, () => missingId))
  if (sign === 'W')
    cells.push({ kind: "another's", asks: await row.asks(world.here, another(world.here, by)) })
  if (ids.length === 1) return cells
  for (const id of ids) {
    if (sign !== 'A' || isPath(id)) await add('one foreign', (asks) => replacing(asks, id, read(foreign, id)))
    await add('one missing', (asks) => replacing(asks, id, missingId))
  }
  return cells
}

const order: Column[] = ['nobody', 'role 3', 'role 2', 'role 1', 'role 0', 'superuser']
export const columnAt = (column: Column) => order.indexOf(column)

export const signOf = (row: Row, column: Column): string => row.may.split(' ')[columnAt(column)] ?? ''

/** What the matrix asks for: a status, or any success. */
export const expectedOf = (row: Row, asks: Asks, column: Column, kind: Kind): number | 'success' => {
  const sign = signOf(row, column)
  const isAdministrator = column === 'role 0' || column === 'superuser'
  const inPath = idsOf(row, asks).some(isPath)
  const refusal = problems[row.missing ?? ('does_not_exist' satisfies ProblemCode)][0]
  const hidden = row.hidden ?? (inPath ? 404 : 403)
  const denied: Record<string, number> = { '–': 401, D: 403, N: 404 }
  if (sign in denied) return denied[sign] ?? 0
  if (kind === 'own' || (asks.shows !== undefined && kind === 'foreign')) return 'success'
  if (sign === 'A' && kind === 'foreign') return 'success'
  const isShown = isAdministrator || row.missing === 'instrument_not_found'
  if (sign === 'A') return inPath ? 404 : isShown ? refusal : 403
  if (sign === 'S') return hidden
  if (sign === 'O') return 404
  if (sign === 'W' && kind === "another's") return 403
  if (sign === 'W' && kind === 'foreign') return isAdministrator ? 403 : 404
  if (sign === 'W') return 404
  throw new Error(`The matrix knows no sign ${sign}`)
}
