import type { Category } from 'contract/instrument/instruments'
import { heading, list, paragraph } from '../blocks.ts'
import type { Block } from '../document.ts'
import { dutiesOf } from '../duties.ts'
import { letterLegend, letterWithStage } from '../phrases.ts'
import { domainName } from '../school/domains.ts'
import { summary } from '../summary.ts'
import type { Whole } from './read-whole.ts'
import { remarksOnTheLine, reviewsOf } from './remarks.ts'

/** Every indicator with its answer, in one line. */
const answersOf = ({ voice, results, inItsLanguage }: Whole, category: Category): Block[] => [
  heading(1, inItsLanguage(domainName(category))),
  list(
    results.indicators
      .filter((indicator) => indicator.category === category.id)
      .map(({ code, name, option }) => `${code} ${name}: ${letterWithStage(voice, option)}`),
  ),
]

/** All findings without explanations, for readers who turn every page of large print. */
export const largePrint = (whole: Whole): Block[] => [
  ...summary(whole.voice, { ...whole, owed: whole }),
  ...dutiesOf(whole, whole.voice),
  paragraph(letterLegend(whole.voice)),
  ...whole.categories.flatMap((category) => answersOf(whole, category)),
  ...reviewsOf(whole),
  ...remarksOnTheLine(whole),
  paragraph(whole.voice.t('easy.more')),
]
