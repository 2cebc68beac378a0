import type { evaluationTypes } from 'contract/lines'
import type { Block } from '../paper.ts'
import { domains, places, priorities, stages } from './of-domains.ts'
import { lines, plans, status } from './of-lines.ts'
import { keyFigures, learners, schools } from './of-schools.ts'
import type { Telling, Told } from './telling.ts'

/** One section a statistic, in the order of the page; what was not asked for is left out. */
export const allFigures = (
  telling: Telling,
  told: Told,
  last?: (typeof evaluationTypes)[number],
): Block[] => [
  ...keyFigures(telling, told),
  ...stages(telling, told),
  ...domains(telling, told),
  ...(told.model === 'region' && told.whole === told.parts ? [] : places(telling, told)),
  ...lines(telling, told, last),
  ...status(telling, told),
  ...priorities(telling, told),
  ...plans(telling, told),
  ...schools(telling, told),
  ...learners(telling, told),
]
