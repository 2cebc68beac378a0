import { summed } from 'contract/insight/statistics/statistics-figures'
import { levels, managements, typesOfSchool } from 'contract/places/school-fields'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { Shown, Telling } from '../telling.ts'

/** Which schools they are: management, type and level. */
export const schools = ({ say, count, section }: Telling, { parts }: Shown): Block[] => {
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
            say(`schools.codes.management.${name}`),
            say('schools.management'),
            count(ofManagement[name] ?? 0),
          ]),
          ...typesOfSchool.map((name) => [
            say(`schools.codes.type_of_school.${name}`),
            say('schools.type'),
            count(ofType[name] ?? 0),
          ]),
          ...levels.map((name) => [
            say(`schools.codes.levels.${name}`),
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
