export const Role = { administrator: 0, country: 1, region: 2, school: 3 } as const
export type Role = (typeof Role)[keyof typeof Role]
export const roles = Object.values(Role)

/** The role of a registration that names none, and the only one for self-registration. */
export const defaultRole: Role = Role.school

export type AreaKind = 'country' | 'region' | 'school'

type Capabilities = {
  /** The kind of the role's areas; null for full scope. */
  areas: AreaKind | null
  /** Creates, reviews and closes evaluations, and manages the people of schools. */
  isStaff: boolean
  /** Sees all regions of a country, not only some. */
  seesWholeCountries: boolean
  mayBeSuperuser: boolean
  assigns: readonly Role[]
}

/**
 * What each role can do, apart from verbs.ts. Elsewhere roles are not compared, but checked by the functions below or
 * by `can`; a new role is a row here.
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

/** Null for a role without areas. */
export const areaKindOf = <R extends Role>(role: R): (typeof capabilities)[R]['areas'] =>
  capabilities[role].areas

export const hasAreas = (role: Role): role is RoleWithAreas => areaKindOf(role) !== null

/** Only people with full scope are told that an id does not exist (decision 007). */
export const hasFullScope = ({ role }: Someone): boolean => !hasAreas(role)

export const worksIn = ({ role }: Someone, kind: AreaKind): boolean => areaKindOf(role) === kind

export const isStaff = ({ role }: Someone): boolean => capabilities[role].isStaff

/** Staff write notes and comments too (rules §3.3), which are not the school's own. */
export const isOfSchool = ({ author }: { author: Someone }): boolean => !isStaff(author)

export const seesWholeCountries = ({ role }: Someone): boolean => capabilities[role].seesWholeCountries

export const mayBeSuperuser = (role: Role): boolean => capabilities[role].mayBeSuperuser

export const rolesForCreate = (role: Role): readonly Role[] => capabilities[role].assigns

/** Roles for which one of the checks above is true. */
export const rolesThat = (question: (someone: Someone) => boolean): readonly Role[] =>
  roles.filter((role) => question({ role }))
