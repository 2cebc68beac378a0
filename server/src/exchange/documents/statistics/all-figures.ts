import type { evaluationTypes } from 'contract/evaluation/lines'
import type { Block } from '../document.ts'
import type { FigureVoice, Shown } from './figure-voice.ts'
import { domainsSection } from './sections/domains.ts'
import { keyFigures } from './sections/key-figures.ts'
import { learners } from './sections/learners.ts'
import { linesSection } from './sections/lines.ts'
import { places } from './sections/places.ts'
import { plans } from './sections/plans.ts'
import { prioritiesSection } from './sections/priorities.ts'
import { schoolsSection } from './sections/schools.ts'
import { stagesSection } from './sections/stages.ts'
import { statusSection } from './sections/status.ts'

/** One section a statistic, in the order of the page; missing ones are left out. */
export const allFigures = (
  texts: FigureVoice,
  shown: Shown,
  last?: (typeof evaluationTypes)[number],
): Block[] => [
  ...keyFigures(texts, shown),
  ...stagesSection(texts, shown),
  ...domainsSection(texts, shown),
  ...(shown.model === 'region' && shown.whole === shown.parts ? [] : places(texts, shown)),
  ...linesSection(texts, shown, last),
  ...statusSection(texts, shown),
  ...prioritiesSection(texts, shown),
  ...plans(texts, shown),
  ...schoolsSection(texts, shown),
  ...learners(texts, shown),
]
