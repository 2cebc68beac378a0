import { heading, list, paragraph } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import type { Voice } from '../voice.ts'
import { figureSentences } from './easy-read.ts'
import type { Shown } from './figure-voice.ts'

/** One page before all others: what is told, and the figures in sentences. The contents follow it. */
export const summaryOfFigures = (voice: Voice, shown: Shown, about: Text[] = []): Block[] => {
  const { t } = voice
  return [
    heading(1, t('documents.summary.title')),
    ...(about.length === 0 ? [] : [paragraph(t('easy.figures.tells')), list(about)]),
    heading(2, t('easy.figures.numbers')),
    list(figureSentences(voice, shown)),
    { kind: 'page' },
    { kind: 'contents' },
  ]
}
