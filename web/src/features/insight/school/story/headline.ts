import type { Story } from 'contract/insight/results/school-story'
import { formatScore } from '../../../../i18n/format-number.ts'
import type { Translate } from '../../../../i18n/translation.tsx'

const moved = (t: Translate, { lines }: Story): string[] => {
  const [first, last] = [lines[0], lines.at(-1)]
  const [from, to] = [first?.overall.percent ?? null, last?.overall.percent ?? null]
  if (!first || !last || from === null || to === null) return []
  if (first === last) return [t('school.story.once', { percent: formatScore(to) })]
  const values = { from: formatScore(from), to: formatScore(to) }
  const count = last.line.year - first.line.year
  return [count > 0 ? t('school.story.years', { ...values, count }) : t('school.story.sameYear', values)]
}

/** The total, the strongest domain and what fell, in one line; unknown parts are left out. */
export const headlineOf = (t: Translate, story: Story): string => {
  const { strongest, fallen } = story
  const [domain = ''] = fallen
  const sentences = [
    ...moved(t, story),
    ...(strongest === null ? [] : [t('school.story.strongest', { domain: strongest })]),
    ...(fallen.length === 1 ? [t('school.story.fell', { domain })] : []),
    ...(fallen.length > 1 ? [t('school.story.fellMany', { count: fallen.length })] : []),
  ]
  return sentences.join(' ') || t('school.story.label')
}
