import { learnerCounts, staffCounts } from 'contract/insight/statistics/statistics'
import { summed } from 'contract/insight/statistics/statistics-figures'
import { disabilityCounts } from 'contract/places/school-fields'
import { facts, table } from '../../blocks.ts'
import type { Block } from '../../document.ts'
import type { FigureVoice, Shown } from '../figure-voice.ts'

/** Learners and staff. The kinds of disability overlap and are never added up. */
export const learners = ({ t, count, section }: FigureVoice, { parts, whole, model }: Shown): Block[] => {
  const answer = parts.learners
  const summary = (whole ?? parts).learners
  const staff = parts.staff
  if (!answer || !summary || !staff) return []
  const sums = summed(summary.rows, learnerCounts)
  const totalStaff = summed(staff.rows, staffCounts)
  const saying = t('statistics.learnersSaid', {
    learners: count(sums.students),
    staff: count(totalStaff.total_staff),
    teachers: count(totalStaff.teachers),
  })
  return section({
    title: t('statistics.learnersAndStaff'),
    hint: t('statistics.learnersHint'),
    // no sentence where the sum is hidden
    sentence: sums.students !== null && saying,
    hidden: answer,
    empty: answer.rows.length === 0 && t('statistics.noSchools'),
    blocks: () => [
      ...facts(disabilityCounts.map((name) => [t(`fields.${name}`), count(sums[name], true)])),
      table({
        caption: t('statistics.learnersAndStaff'),
        head: [
          t(`statistics.place.${model}`),
          ...learnerCounts.map((name) => t(`fields.${name}`)),
          t('fields.teachers'),
          t('schools.totalStaff'),
        ],
        rows: answer.rows.map(({ place, values }) => {
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
