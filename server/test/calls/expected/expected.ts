import type { Rows } from '../row.ts'
import { accountRows } from './account.ts'
import { editionRows } from './editions.ts'
import { evaluationRows } from './evaluations.ts'
import { figuresRows } from './figures.ts'
import { operationRows } from './operation.ts'
import { passkeyRows, personalTokenRows, providerRows } from './passkeys.ts'
import { peopleRows } from './people.ts'
import { placeRows } from './places.ts'
import { practiceRows } from './practice.ts'
import { secondFactorRows } from './second-factor.ts'
import { suggestionRows } from './suggestions.ts'
import { systemsRows } from './systems.ts'
import { wordRows } from './words.ts'
import { workRows } from './work.ts'

/**
 * What is expected of every call, written from the rules and not from the code that enforces them. A new call gets a
 * row: `create: { may: '– D S S A A', named: ['body.school'], asks: (at) => ({ body: { school: at.school } }) }` in
 * the file of its neighbours, or in a new one that is named here. `row.ts` says what the signs mean; the matrix,
 * the answers, the attacks and the fuzzing of all calls take it from there.
 */
export const expected: Rows = new Map([
  ...accountRows,
  ...passkeyRows,
  ...personalTokenRows,
  ...providerRows,
  ...secondFactorRows,
  ...peopleRows,
  ...placeRows,
  ...evaluationRows,
  ...wordRows,
  ...figuresRows,
  ...workRows,
  ...suggestionRows,
  ...practiceRows,
  ...editionRows,
  ...operationRows,
  ...systemsRows,
])
