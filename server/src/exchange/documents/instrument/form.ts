import { stageNumbers } from 'contract/evaluation/scores/stages'
import { type Duty, type Indicator, optionCodes } from 'contract/instrument/instruments'
import { form, heading, paragraph } from '../blocks.ts'
import type { Block, Text } from '../document.ts'
import type { Voice } from '../voice.ts'
import type { Book } from './read-book.ts'

/** Brackets, which every font and braille has. */
export const box = '[  ]'

type Answerable = Pick<Indicator, 'na_reason' | 'scale'>

/** "Not applicable" is offered where there may be a reason for it. */
const fits = ({ na_reason, scale }: Answerable, code: string): boolean =>
  code !== 'NA' || na_reason !== null || scale === 2

/** The letters that fit, to tick with a pen. */
export const toTick = (indicator: Answerable): string =>
  optionCodes
    .filter((code) => fits(indicator, code))
    .map((code) => `(  ) ${code}`)
    .join('   ')

type Named = Pick<Book['options'][number], 'scale' | 'label'> & { code: string }

/** The same with what each letter means in short. */
const toTickByName = (indicator: Answerable, options: Named[]): string =>
  options
    .filter(({ code, scale }) => (scale === null || scale === indicator.scale) && fits(indicator, code))
    .map(({ code, label }) => `(  )\u00A0${code}\u00A0${label}`)
    .join('   ')

type FormIndicator = Pick<Indicator, 'code' | 'name' | 'scale' | 'na_reason' | 'reached' | 'of'> & {
  statements: Pick<Indicator['statements'][number], 'stage' | 'text'>[]
}

/** An indicator with statements on half a page: who is counted, statements, the letter, and a note. */
export const indicatorForm = (
  indicator: FormIndicator,
  { inItsLanguage, options }: Pick<Book, 'inItsLanguage'> & { options: Named[] },
  { t }: Voice,
): Block[] => {
  const { code, name, na_reason, statements, reached, of } = indicator
  const counted = (label: string, who: string | null): [string, Text] | null =>
    who === null ? null : [`${label} ________`, inItsLanguage(who)]
  return [
    heading(3, inItsLanguage(`${code} ${name}`)),
    form([
      counted(t('ticking.of'), of),
      counted(t('ticking.reached'), reached),
      ...stageNumbers.map((stage): [string, Text] => [
        t(`ui.stage.${stage}`),
        inItsLanguage(
          statements
            .filter((each) => each.stage === stage)
            .map(({ text }) => `${box} ${text}`)
            .join('\n'),
        ),
      ]),
      na_reason === null ? null : [t('instruments.notApplicable'), inItsLanguage(na_reason)],
      [t('fields.option'), inItsLanguage(toTickByName(indicator, options))],
      [t('documents.noteAndEvidence'), null, 2],
    ]),
  ]
}

/** Duties come before all letters: yes or no, and lines for a plan. */
export const dutiesForm = ({ categories, inItsLanguage }: Book, { t }: Voice): Block[] => {
  const duties: Duty[] = categories.flatMap((category) => category.duties ?? [])
  if (duties.length === 0) return []
  return [
    { kind: 'page' },
    heading(1, t('duties.title')),
    paragraph(`${t('duties.hint')} ${t('duties.outside')}`),
    ...duties.flatMap(({ code, name, help, plan }) => [
      heading(2, inItsLanguage(`${code} ${name}`)),
      paragraph(inItsLanguage(help), 'small'),
      paragraph(inItsLanguage(plan), 'small'),
      form([
        [t('documents.answer'), `${box} ${t('duties.yes')}   ${box} ${t('duties.no')}`],
        [t('duties.planned').replace(/\s*:$/, ''), null, 2],
      ]),
    ]),
  ]
}
