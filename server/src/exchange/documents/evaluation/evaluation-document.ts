import { utcDay } from 'contract/platform/utc-day'
import type { DocumentAbout } from '../about.ts'
import { heading } from '../blocks.ts'
import { coverOf } from '../cover.ts'
import type { Block, Document, Variant } from '../document.ts'
import { dutiesOf } from '../duties.ts'
import { easyResults } from '../easy/results.ts'
import { lineName } from '../phrases.ts'
import { domainName } from '../school/domains.ts'
import { signatures } from '../signatures.ts'
import { summary } from '../summary.ts'
import { evidenceOf, type Photos } from './evidence.ts'
import { factsOfLine } from './facts-of-line.ts'
import { formerOf } from './former.ts'
import { indicatorsOf } from './indicators.ts'
import { largePrint } from './large-print.ts'
import { overviewOf } from './overview.ts'
import { readWhole, type Whole } from './read-whole.ts'
import { remarksOnTheLine, reviewsOf } from './remarks.ts'

/** By domain. */
const wholeBlocks = (whole: Whole, photos: Photos): Block[] => [
  ...summary(whole.voice, { ...whole, owed: whole }),
  ...dutiesOf(whole, whole.voice),
  ...overviewOf(whole),
  { kind: 'page' },
  ...factsOfLine(whole),
  ...reviewsOf(whole),
  ...remarksOnTheLine(whole),
  ...whole.categories.flatMap((category): Block[] => [
    { kind: 'page' },
    heading(1, whole.inItsLanguage(domainName(category))),
    ...indicatorsOf(whole, category),
    ...evidenceOf(whole, category, photos),
  ]),
  ...formerOf(whole),
  ...signatures(whole.voice),
]

const blocksOf = (whole: Whole, variant: Variant, photos: Photos): Block[] => {
  if (variant === 'easy_read') return easyResults(whole.voice, whole.results, whole)
  return variant === 'large_print' ? largePrint(whole) : wholeBlocks(whole, photos)
}

/** The document of a line: every indicator with its evidence, or one easy-to-read page. */
export const documentOfEvaluation =
  (photos: Photos) =>
  async (about: DocumentAbout): Promise<Document> => {
    const { language, variant } = about
    const whole = await readWhole(about)
    const { line, voice } = whole
    const { t } = voice
    const isEasy = variant === 'easy_read'
    return {
      title: isEasy
        ? t('easy.results.title', { year: line.year })
        : t('documents.title', { line: lineName(voice, line) }),
      subtitle: isEasy
        ? line.place.school
        : [line.place.school, line.place.region, line.place.country].join(', '),
      language,
      variant,
      day: utcDay(),
      ...(variant === 'standard' && { cover: coverOf(voice, whole) }),
      blocks: blocksOf(whole, variant, photos),
    }
  }
