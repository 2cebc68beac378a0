import type { Statistics } from 'contract/insight/statistics/statistics'
import {
  combined,
  type Moment,
  models,
  nature,
  ofAnswer,
  ofLists,
  ofReport,
  ofSchools,
  type Query,
  queriesOf,
} from './gather.ts'
import type { Land, LandSchool } from './given-land.ts'
import type { Knowledge } from './polytope.ts'

type Listed = { id: number } & Record<string, unknown>
type Figures = Parameters<typeof ofReport>[0]

/** The answers of the product, as they come over HTTP or with a part of the procedure switched off. */
export type Answers = {
  list: (as: Land['administrator'], query: object) => Promise<Listed[]>
  learners: (
    as: Land['administrator'],
    query: Query & { model: (typeof models)[number] },
  ) => Promise<Statistics>
  /** Freezes a report of the country and reads it as a coordinator does. */
  report: () => Promise<Figures>
  instrument: number
}

/** Lists and statistics with every filter, as files that somebody has got who may open no school. */
export const filesOf = async (answers: Answers, land: Land, as: Land['administrator'], moment: Moment) => {
  const known: Knowledge[] = [nature(moment)]
  known.push(ofLists(await answers.list(as, { country__name: land.country.name }), moment))
  for (const query of queriesOf(land.country.name, land.regions.values(), answers.instrument)) {
    for (const model of models) {
      const answer = await answers.learners(as, { ...query, model })
      // a coordinator's country is made of the own regions
      const own = new Set((await regionsOf(land, as)) ?? land.regions.keys())
      const schools = moment.schools.filter(({ region }) => own.has(region))
      known.push(ofAnswer(answer, query, { ...moment, schools }, land.regions))
    }
  }
  return combined(known)
}

const regionsOf = async (land: Land, as: Land['administrator']) =>
  land.coordinators.find(({ person }) => person === as)?.regions

/** One school of the last region, and one that is shown from now on, change their numbers. */
export const changed = (schools: readonly LandSchool[]): { schools: LandSchool[]; ids: Set<number> } => {
  const small = schools.filter((school) => school.students_with_disabilities < 5 && school.students > 0)
  const chosen = [small.at(-1), small[0]].filter((school) => school !== undefined)
  const ids = new Set(chosen.map(({ id }) => id))
  const change = (school: LandSchool, at: number): LandSchool => {
    const disabled = at === 0 ? (school.students_with_disabilities === 0 ? 1 : 0) : 7
    return {
      ...school,
      students: Math.max(school.students, disabled),
      students_with_disabilities: disabled,
      students_with_multiple_disabilities: Math.min(disabled, 1),
      students_with_visual_disabilities: Math.min(disabled, 2),
      students_with_deafblindness: 0,
    }
  }
  return {
    ids,
    schools: schools.map((school) =>
      ids.has(school.id)
        ? change(
            school,
            chosen.findIndex(({ id }) => id === school.id),
          )
        : school,
    ),
  }
}

/** What each reader of the country's reports knows: those with one region, with two, and two people who share. */
export const readersOfReports = (land: Land): number[][] => {
  const regions = [...land.regions.keys()]
  const sharing = regions.length > 2 ? [[regions[0], regions[2]], regions.slice(1, 3)] : []
  return [...land.coordinators.map((each) => each.regions), ...(sharing as number[][])]
}

/** Reports before and after a change, with the own schools exactly and the lists of the whole country as a file. */
export const reportsFor = (
  own: readonly number[],
  reports: readonly { figures: Figures; moment: Moment; lists: Listed[] }[],
  land: Land,
): Knowledge =>
  combined(
    reports.flatMap(({ figures, moment, lists }) => [
      nature(moment),
      ofLists(lists, moment),
      ofSchools(
        moment.schools.filter(({ region }) => own.includes(region)),
        moment,
      ),
      ...ofReport(figures, moment, land.regions),
    ]),
  )
