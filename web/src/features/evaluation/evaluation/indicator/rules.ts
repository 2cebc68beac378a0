import type { Indicator, Option, OptionCode } from 'contract/instrument/instruments'
import type { Translate } from '../../../../i18n/translation.tsx'

type Letter = Exclude<OptionCode, 'NA' | 'NE'>

/** Practice: how much of a stage is true. */
const practice = {
  A: 'some',
  B: 'all',
  C: 'someMore',
  D: 'allMore',
  E: 'someMore',
  F: 'allMore',
  G: 'lasting',
} as const satisfies Record<Letter, string>

/** Reach: the share in percent. */
const shares: Record<Letter, readonly [from: number, to: number]> = {
  A: [1, 14],
  B: [15, 29],
  C: [30, 44],
  D: [45, 59],
  E: [60, 74],
  F: [75, 89],
  G: [90, 100],
}

/** When to choose a letter, in a few words; the instrument's full sentence is `help`. */
export const ruleOf = (t: Translate, { code, scale }: Pick<Option, 'code' | 'scale'>): string => {
  if (code === 'NA' || code === 'NE') return ''
  if (scale !== 2) return t(`evaluation.rule.${practice[code]}`)
  const [from, to] = shares[code]
  return t('evaluation.rule.share', { from, to })
}

export const optionsFor = ({ scale }: Indicator, options: readonly Option[]): Option[] =>
  options.filter((option) => option.scale === null || option.scale === scale)
