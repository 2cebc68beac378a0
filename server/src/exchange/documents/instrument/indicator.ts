import type { Indicator } from 'contract/instrument/instruments'
import { facts, heading, list, paragraph } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import type { Voice } from '../voice.ts'
import { toTick } from './form.ts'
import type { Book } from './read-book.ts'

/** When an indicator may not apply. */
const naWhen = ({ na_reason, scale }: Indicator, { inItsLanguage }: Book, { t }: Voice): Text => {
  if (na_reason !== null) return inItsLanguage(na_reason)
  return scale === 2 ? t('evaluation.naGroupEmpty') : t('instruments.naNever')
}

/** The three levels of an indicator, and its help. */
export const indicatorInBook = (indicator: Indicator, book: Book, voice: Voice): Block[] => {
  const { inItsLanguage } = book
  const { t } = voice
  const { code, name, help, scale, principal, s1, s2, s3, look_for, ask_family, ask_learner, statements } =
    indicator
  const answeredBy = t(`instruments.scale.${scale}`)
  return [
    heading(3, inItsLanguage(`${code} ${name}`)),
    paragraph(inItsLanguage(help)),
    ...facts([
      [t('ui.stage.1'), inItsLanguage(s1)],
      [t('ui.stage.2'), inItsLanguage(s2)],
      [t('ui.stage.3'), inItsLanguage(s3)],
      [t('instruments.answeredBy'), principal ? `${answeredBy}. ${t('instruments.principal')}` : answeredBy],
      [t('instruments.notApplicable'), naWhen(indicator, book, voice)],
      [t('fields.option'), statements.length > 0 ? null : toTick(indicator)],
      [t('evaluation.askFamily'), inItsLanguage(ask_family)],
      [t('evaluation.askLearner'), inItsLanguage(ask_learner)],
    ]),
    ...(look_for.length === 0
      ? []
      : [heading(4, t('instruments.lookFor')), list(look_for.map(inItsLanguage))]),
  ]
}
