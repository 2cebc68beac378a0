import type { WeakPoints } from 'contract/insight/statistics/findings'
import { formatNumber } from '../../../../i18n/format-number.ts'
import type { Translate } from '../../../../i18n/translation.tsx'

export type WeakPoint = WeakPoints['indicators'][number]

/** Learners without those of schools whose small counts are hidden. */
export const learnersText = (t: Translate, { people }: WeakPoint['learners']): string =>
  people === null ? t('findings.fewerThanFive') : formatNumber(people)

export const weakSentence = (
  t: Translate,
  { short: name, schools, learners }: WeakPoint,
  at: number,
): string => {
  const values = {
    label: at === 0 ? t('findings.first') : t('findings.nth', { number: at + 1 }),
    name,
    count: schools,
    schools: formatNumber(schools),
  }
  if (learners.people === null) return t('findings.weakHidden', values)
  const known = { ...values, learners: formatNumber(learners.people) }
  return learners.hidden > 0 ? t('findings.weakAtLeast', known) : t('findings.weak', known)
}
