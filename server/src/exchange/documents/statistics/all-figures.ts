import type { evaluationTypes } from 'contract/evaluation/lines'
import type { Block } from '../document.ts'
import type { FigureVoice, Shown } from './figure-voice.ts'
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

/** One section a statistic, in the order of the page; what was not asked for is left out. */
export const allFigures = (
  texts: FigureVoice,
  shown: Shown,
  last?: (typeof evaluationTypes)[number],
): Block[] => [
  ...keyFigures(texts, shown),
  ...stages(texts, shown),
  ...domains(texts, shown),
  ...(shown.model === 'region' && shown.whole === shown.parts ? [] : places(texts, shown)),
  ...lines(texts, shown, last),
  ...status(texts, shown),
  ...priorities(texts, shown),
  ...plans(texts, shown),
  ...schools(texts, shown),
  ...learners(texts, shown),
]
