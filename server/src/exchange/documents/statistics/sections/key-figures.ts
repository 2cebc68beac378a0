import { lineStatuses } from 'contract/evaluation/lines'
import { summed } from 'contract/insight/statistics/statistics-figures'
import { facts } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { Shown, Telling } from '../telling.ts'

/** Four numbers first. */
export const keyFigures = ({ say, count, section }: Telling, { parts, whole }: Shown): Block[] => {
  const { count: counts, status } = parts
  const learners = (whole ?? parts).learners
  const schools = counts && summed(counts.rows, ['schools', 'evaluated'])
  const lines = status && summed(status.rows, lineStatuses)
  const people = learners && summed(learners.rows, ['students', 'students_with_disabilities'])
  if (!schools || !lines || !people) return []
  const of = say('statistics.ofSchools', { count: schools.schools ?? 0, schools: count(schools.schools) })
  const withDisabilities = say('statistics.withDisabilities', {
    learners: count(people.students_with_disabilities, true),
  })
  return section({
    title: say('statistics.keyFigures'),
    blocks: () =>
      facts([
        [say('statistics.evaluated'), `${count(schools.evaluated)} ${of}`],
        [
          say('statistics.waiting'),
          `${count(lines['IN REVIEW'])}; ${say('statistics.openLines', { open: count(lines.OPEN) })}`,
        ],
        [
          say('statistics.finished'),
          `${count(lines.CLOSED)}; ${say('statistics.closedLines', { validated: count(lines.VALIDATED) })}`,
        ],
        [say('statistics.learners'), `${count(people.students, true)}; ${withDisabilities}`],
      ]),
  })
}
