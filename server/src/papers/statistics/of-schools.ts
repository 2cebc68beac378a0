import { lineStatuses } from 'contract/lines'
import { disabilityCounts, levels, managements, typesOfSchool } from 'contract/schools'
import { learnerCounts, staffCounts } from 'contract/statistics'
import { summed } from 'contract/statistics-figures'
import { facts, table } from '../blocks.ts'
import type { Block } from '../paper.ts'
import type { Telling, Told } from './telling.ts'

/** Four numbers first. */
export const keyFigures = ({ say, count, section }: Telling, { parts, whole }: Told): Block[] => {
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

/** Which schools they are: management, type and level. */
export const schools = ({ say, count, section }: Telling, { parts }: Told): Block[] => {
  const { management, type_of_school: type, level } = parts
  if (!management || !type || !level) return []
  const ofManagement = summed(management.rows, managements)
  const ofType = summed(type.rows, typesOfSchool)
  const ofLevel = summed(level.rows, levels)
  const total = (ofManagement.public ?? 0) + (ofManagement.private ?? 0)
  return section({
    title: say('statistics.schools'),
    hint: say('statistics.schoolsHint'),
    sentence: say('statistics.schoolsSaid', {
      count: total,
      schools: count(total),
      public: count(ofManagement.public),
      private: count(ofManagement.private),
    }),
    empty: total === 0 && say('statistics.noSchools'),
    blocks: () => [
      table({
        caption: say('statistics.schools'),
        head: [say('statistics.what'), say('statistics.kind'), say('shell.entry.schools')],
        rows: [
          ...managements.map((name) => [
            say(`schools.managements.${name}`),
            say('schools.management'),
            count(ofManagement[name] ?? 0),
          ]),
          ...typesOfSchool.map((name) => [
            say(`schools.types.${name}`),
            say('schools.type'),
            count(ofType[name] ?? 0),
          ]),
          ...levels.map((name) => [
            say(`schools.level.${name}`),
            say('schools.levels'),
            count(ofLevel[name] ?? 0),
          ]),
        ],
        align: ['start', 'start', 'end'],
        widths: [3, 2, 1],
      }),
    ],
  })
}

/** Learners as the schools count them, and staff. The kinds of disability overlap and are never added up. */
export const learners = ({ say, count, section }: Telling, { parts, whole, model }: Told): Block[] => {
  const asked = parts.learners
  const summary = (whole ?? parts).learners
  const staff = parts.staff
  if (!asked || !summary || !staff) return []
  const sums = summed(summary.rows, learnerCounts)
  const totalStaff = summed(staff.rows, staffCounts)
  const saying = say('statistics.learnersSaid', {
    learners: count(sums.students),
    staff: count(totalStaff.total_staff),
    teachers: count(totalStaff.teachers),
  })
  return section({
    title: say('statistics.learnersAndStaff'),
    hint: say('statistics.learnersHint'),
    // a sum that is hidden has no sentence
    sentence: sums.students !== null && saying,
    suppressed: asked.suppressed,
    empty: asked.rows.length === 0 && say('statistics.noSchools'),
    blocks: () => [
      ...facts(disabilityCounts.map((name) => [say(`transfer.fields.${name}`), count(sums[name], true)])),
      table({
        caption: say('statistics.learnersAndStaff'),
        head: [
          say(`statistics.place.${model}`),
          ...learnerCounts.map((name) => say(`transfer.fields.${name}`)),
          say('transfer.fields.teachers'),
          say('schools.totalStaff'),
        ],
        rows: asked.rows.map(({ place, values }) => {
          const own = staff.rows.find((row) => row.place.id === place.id)?.values
          return [
            place.name,
            ...learnerCounts.map((name) => count(values[name], true)),
            count(own?.teachers),
            count(own?.total_staff),
          ]
        }),
        align: ['start', ...Array.from({ length: learnerCounts.length + 2 }, () => 'end' as const)],
        widths: [3, ...Array.from({ length: learnerCounts.length + 2 }, () => 2)],
      }),
    ],
  })
}
