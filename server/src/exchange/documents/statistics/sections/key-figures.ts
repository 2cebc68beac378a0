import { lineStatuses } from 'contract/evaluation/lines'
import { summed } from 'contract/insight/statistics/statistics-figures'
import { countsEvaluatedOnly } from 'contract/insight/statistics/statistics-scope'
import { facts } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice, Shown } from '../figure-voice.ts'

export const keyFigures = ({ t, count, section }: FigureVoice, { parts, whole, filters }: Shown): Block[] => {
  const { count: counts, status } = parts
  const learners = (whole ?? parts).learners
  const schools = counts && summed(counts.rows, ['schools', 'evaluated'])
  const lines = status && summed(status.rows, lineStatuses)
  const people = learners && summed(learners.rows, ['students', 'students_with_disabilities'])
  if (!schools || !lines || !people) return []
  const evaluated = t('documents.evaluatedOf', {
    count: schools.schools ?? 0,
    evaluated: count(schools.evaluated),
    schools: count(schools.schools),
  })
  const withDisabilities = t('statistics.withDisabilities', {
    learners: count(people.students_with_disabilities, true),
  })
  const isEvaluatedOnly = countsEvaluatedOnly(filters ?? {})
  const learnersLabel = t(isEvaluatedOnly ? 'statistics.learnersOfEvaluated' : 'statistics.learners')
  return section({
    title: t('statistics.keyFigures'),
    blocks: () =>
      facts([
        [t('statistics.evaluated'), evaluated],
        [
          t('statistics.waiting'),
          `${count(lines['IN REVIEW'])}; ${t('statistics.openLines', { open: count(lines.OPEN) })}`,
        ],
        [
          t('statistics.finished'),
          `${count(lines.CLOSED)}; ${t('statistics.closedLines', { validated: count(lines.VALIDATED) })}`,
        ],
        [learnersLabel, `${count(people.students, true)}; ${withDisabilities}`],
      ]),
  })
}
