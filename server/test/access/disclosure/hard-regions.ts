import type { SchoolTraits } from './given-land.ts'

type Counts = readonly [disabled: number, multiple?: number, visual?: number, deafblind?: number]

const school = (
  [disabled, multiple = 0, visual = 0, deafblind = 0]: Counts,
  more: Partial<SchoolTraits> = {},
): SchoolTraits => ({
  students: disabled + 40,
  students_with_disabilities: disabled,
  students_with_multiple_disabilities: multiple,
  students_with_visual_disabilities: visual,
  students_with_deafblindness: deafblind,
  management: 'public',
  type_of_school: 'regular',
  year: null,
  ...more,
})
const single = (...counts: number[]) => counts.map((count) => school([count, count, count, count]))

/** Regions of schools whose small numbers subtract out wherever one part of the procedure is missing. */
export const hardRegions: Record<string, SchoolTraits[][]> = {
  'a coordinator knows one of two regions': [single(4, 3, 2, 20, 9), single(3, 4, 4)],
  'twelve in the region, nine in the listed school': [single(9, 3), single(20, 30), single(3, 2, 1)],
  'three, nine and twenty-five by management and school': [
    [3, 9, 25].map((count) => school([count], { management: 'private', year: 2024 })),
    [2, 3, 4, 2, 30].map((count) => school([count], { type_of_school: 'special' })),
  ],
  'nobody, or as many as can be hidden': [
    single(0, 0, 0, 0, 6),
    single(4, 4, 4, 4),
    single(4, 4),
    single(1, 4),
  ],
  'kinds that fill the learners there are': [
    [school([3, 3, 3, 3]), school([2, 2, 2, 2]), school([3, 3, 2, 3]), school([7, 4, 4, 4])],
    [school([9, 4, 4, 4]), school([9, 4, 4, 1]), school([9, 4, 0, 4]), school([1, 1, 1, 1])],
  ],
  'very small schools': [
    [1, 2, 3, 1, 4].map((count) => school([count, 1, 1, 1], { students: count })),
    [2, 2, 1].map((count) => school([count, 0, 1, 0], { students: count })),
  ],
  'four regions of which two may be known': [
    single(3, 2, 1, 12, 30),
    single(4, 1, 2, 12, 30),
    single(2, 2, 2, 12, 30),
    single(4, 3, 1, 12, 30),
    single(3, 1),
  ],
  'three regions of two small schools': [single(2, 2, 20), single(1, 3, 20), single(3, 1, 20)],
  'two schools that change': [single(4, 1, 2, 1, 1, 0, 4, 12), single(20, 30)],
}
