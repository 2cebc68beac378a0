export const Role = { administrator: 0, country: 1, region: 2, school: 3 } as const
export type Role = (typeof Role)[keyof typeof Role]
export const roles = Object.values(Role)

/** What somebody is registered as who says no role, and all that a stranger may be. */
export const defaultRole: Role = Role.school

export type AreaKind = 'country' | 'region' | 'school'

type Capabilities = {
  /** What the areas of the role are. Null: no areas, since everything is in scope. */
  areas: AreaKind | null
  /** Begins, reviews and closes what schools answer, and looks after the people of schools. */
  isStaff: boolean
  /** Sees all regions of a country, and not some of them only. */
  seesWholeCountries: boolean
  /** May be made a superuser (specification §6). */
  mayBeSuperuser: boolean
  /** Roles that it may give to others (specification §6). */
  assigns: readonly Role[]
}

/**
 * What each role can do, apart from the verbs in verbs.ts. Nothing else compares roles: ask one of the functions
 * below, or `can` with a verb. A new role is a row here, and a row without one of the columns does not compile.
 */
const capabilities = {
  [Role.administrator]: {
    areas: null,
    isStaff: true,
    seesWholeCountries: true,
    mayBeSuperuser: true,
    assigns: roles,
  },
  [Role.country]: {
    areas: 'country',
    isStaff: true,
    seesWholeCountries: true,
    mayBeSuperuser: true,
    assigns: [Role.region, Role.school],
  },
  [Role.region]: {
    areas: 'region',
    isStaff: true,
    seesWholeCountries: false,
    mayBeSuperuser: false,
    assigns: [Role.school],
  },
  [Role.school]: {
    areas: 'school',
    isStaff: false,
    seesWholeCountries: false,
    mayBeSuperuser: false,
    assigns: [],
  },
} as const satisfies Record<Role, Capabilities>

export type RoleWithAreas = Exclude<Role, typeof Role.administrator>

type Someone = { role: Role }

/** What the areas of a role are; null for a role that has none. */
export const areaKindOf = <R extends Role>(role: R): (typeof capabilities)[R]['areas'] =>
  capabilities[role].areas

export const hasAreas = (role: Role): role is RoleWithAreas => areaKindOf(role) !== null

/** Is everything in scope? Only such a person is told that an id does not exist (decision 007). */
export const hasFullScope = ({ role }: Someone): boolean => !hasAreas(role)

export const worksIn = ({ role }: Someone, kind: AreaKind): boolean => areaKindOf(role) === kind

export const isStaff = ({ role }: Someone): boolean => capabilities[role].isStaff

/** Staff write notes and comments too (rules §3.3), and a school reads them: such words are not the school's own. */
export const isOfSchool = ({ author }: { author: Someone }): boolean => !isStaff(author)

export const seesWholeCountries = ({ role }: Someone): boolean => capabilities[role].seesWholeCountries

export const mayBeSuperuser = (role: Role): boolean => capabilities[role].mayBeSuperuser

export const rolesForCreate = (role: Role): readonly Role[] => capabilities[role].assigns

/** Roles whose people answer yes to one of the questions above. */
export const rolesThat = (question: (someone: Someone) => boolean): readonly Role[] =>
  roles.filter((role) => question({ role }))
