import type { evaluationTypes } from 'contract/evaluation/lines'
import type { Block } from '../document.ts'
import { domains } from './sections/domains.ts'
import { keyFigures } from './sections/key-figures.ts'
import { learners } from './sections/learners.ts'
import { lines } from './sections/lines.ts'
import { places } from './sections/places.ts'
import { plans } from './sections/plans.ts'
import { priorities } from './sections/priorities.ts'
import { schools } from './sections/schools.ts'
import { stages } from './sections/stages.ts'
import { status } from './sections/status.ts'
import type { Shown, Telling } from './telling.ts'

/** One section a statistic, in the order of the page; what was not asked for is left out. */
export const allFigures = (
  telling: Telling,
  shown: Shown,
  last?: (typeof evaluationTypes)[number],
): Block[] => [
  ...keyFigures(telling, shown),
  ...stages(telling, shown),
  ...domains(telling, shown),
  ...(shown.model === 'region' && shown.whole === shown.parts ? [] : places(telling, shown)),
  ...lines(telling, shown, last),
  ...status(telling, shown),
  ...priorities(telling, shown),
  ...plans(telling, shown),
  ...schools(telling, shown),
  ...learners(telling, shown),
]
