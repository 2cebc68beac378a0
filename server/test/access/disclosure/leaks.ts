import { smallestShown } from 'contract/access/disclosure'
import { disabilityCounts } from 'contract/places/school-fields'
import type { Moment } from './gather.ts'
import { type Knowledge, rangesIn } from './polytope.ts'

const largest = smallestShown - 1

/**
 * The small numbers that somebody knows more closely than "fewer than five" and "not more than there are learners",
 * and the regions whose hidden schools have fewer than five together, known to less than four.
 */
export const leaksIn = (
  knowledge: Knowledge,
  moments: readonly Moment[],
  known: readonly number[],
): string[] => {
  const rangeOf = rangesIn(knowledge)
  const seen = new Set<string>()
  return moments.flatMap(({ schools, timeOf }) =>
    disabilityCounts.flatMap((measure) => {
      const hidden = schools.filter((school) => school[measure] <= largest && !known.includes(school.region))
      const asUnknown = ({ id }: { id: number }) => ({ school: id, measure, time: timeOf(id) })
      const single = hidden.filter(({ id }) => {
        const key = `${id} ${measure} ${timeOf(id)}`
        return !seen.has(key) && seen.add(key)
      })
      const byRegion = [...new Set(hidden.map(({ region }) => region))]
        .map((region) => hidden.filter((school) => school.region === region))
        .filter((own) => own.reduce((sum, school) => sum + school[measure], 0) <= largest)
      return [
        ...single.map((school) => ({ own: [school], width: Math.min(largest, school.students) })),
        ...byRegion.map((own) => ({
          own,
          width: Math.min(
            largest,
            own.reduce((sum, { students }) => sum + students, 0),
          ),
        })),
      ].flatMap(({ own, width }) => {
        const { lowest, highest } = rangeOf(own.map(asUnknown))
        const isRevealed = own.length === 1 ? lowest <= 1e-6 && highest >= width - 1e-6 : true
        return isRevealed && highest - lowest >= width - 1e-6
          ? []
          : [`${measure} of ${own.map(({ id }) => id).join(', ')}: ${lowest} to ${highest}`]
      })
    }),
  )
}
