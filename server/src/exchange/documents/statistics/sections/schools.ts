import { summed } from 'contract/insight/statistics/statistics-figures'
import { levels, managements, typesOfSchool } from 'contract/places/school-fields'
import { table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice, Shown } from '../figure-voice.ts'

/** Management, type and level. */
export const schoolsSection = ({ t, count, section }: FigureVoice, { parts }: Shown): Block[] => {
  const { management, type_of_school: type, level } = parts
  if (!management || !type || !level) return []
  const ofManagement = summed(management.rows, managements)
  const ofType = summed(type.rows, typesOfSchool)
  const ofLevel = summed(level.rows, levels)
  const total = (ofManagement.public ?? 0) + (ofManagement.private ?? 0)
  return section({
    title: t('statistics.schools'),
    hint: t('statistics.schoolsHint'),
    sentence: t('statistics.schoolsSaid', {
      count: total,
      schools: count(total),
      public: count(ofManagement.public),
      private: count(ofManagement.private),
    }),
    empty: total === 0 && t('statistics.noSchools'),
    blocks: () => [
      table({
        caption: t('statistics.schools'),
        head: [t('statistics.what'), t('statistics.kind'), t('shell.entry.schools')],
        rows: [
          ...managements.map((name) => [
            t(`schools.codes.management.${name}`),
            t('schools.management'),
            count(ofManagement[name] ?? 0),
          ]),
          ...typesOfSchool.map((name) => [
            t(`schools.codes.type_of_school.${name}`),
            t('schools.type'),
            count(ofType[name] ?? 0),
          ]),
          ...levels.map((name) => [
            t(`schools.codes.levels.${name}`),
            t('schools.levels'),
            count(ofLevel[name] ?? 0),
          ]),
        ],
        align: ['start', 'start', 'end'],
        widths: [3, 2, 1],
      }),
    ],
  })
}
