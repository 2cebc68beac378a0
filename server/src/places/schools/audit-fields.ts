import { SchoolChange } from 'contract/places/schools'

const fields = Object.keys(SchoolChange.shape).filter((field) => field !== 'project_name')

/**
 * What the audit keeps of a school: the fields that `named` names (all when it is left out), but not the words
 * people describe their project with.
 */
export const recorded = (school: object, named: object = school): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(school).filter(([field]) => fields.includes(field) && Object.hasOwn(named, field)),
  )
