import { Problem } from '../platform/problems.ts'

export const Role = { administrator: 0, country: 1, region: 2, school: 3 } as const
export type Role = (typeof Role)[keyof typeof Role]
export const roles = Object.values(Role)

/** Who acts: `areas` are ids of countries (role 1), regions (role 2) or schools (role 3); empty for role 0. */
export type Actor = { id: number; role: Role; is_superuser: boolean; areas: number[] }

/** Where a row lies. Every row of an evaluation resolves to its school's place. */
export type Place = { country: number; region?: number | null; school?: number | null }

/** A row as far as permissions ask: its place, and whose it is. */
export type Subject = Partial<Place> & { owner?: number | null }

/**
 * The row scope (decision 007): role 0 reaches all; others the rows under one of their areas.
 * No areas is an empty scope. `server/src/access/scope.ts` says the same in SQL.
 */
export const withinScope = (actor: Actor, place: Subject): boolean => {
  if (actor.role === Role.administrator) return true
  const own = { 1: place.country, 2: place.region, 3: place.school }[actor.role]
  return own !== undefined && own !== null && actor.areas.includes(own)
}

/** What the areas of a role are; role 0 has none. */
export const kindOfArea = { 1: 'country', 2: 'region', 3: 'school' } as const
export type AreaKind = (typeof kindOfArea)[keyof typeof kindOfArea]

const given: Record<Role, Role[]> = { 0: [0, 1, 2, 3], 1: [2, 3], 2: [3], 3: [] }

/** Roles a person may give to others (specification §6). */
export const rolesForCreate = (role: Role): Role[] => given[role]

export const canCreateSuperuser = (actor: Actor): boolean =>
  actor.role === Role.administrator && actor.is_superuser

/** The account of a super administrator is written only by another one. */
export const mayWriteAccount = (actor: Actor, { is_superuser }: { is_superuser: boolean }): boolean =>
  actor.is_superuser || !is_superuser

/**
 * Somebody whose account others may look after: where their areas lie, and where they belong while they have none
 * (`origin`, the columns `managed_*`).
 */
export type Managed = { role: Role; is_superuser: boolean; areas: Place[]; origin: Partial<Place> }

/** Where a person counts as lying for whoever looks after people: the areas or, without any, the origin. */
const placesOf = ({ areas, origin }: Managed): Subject[] => (areas.length > 0 ? areas : [origin])

/**
 * Whom the actor looks after: full name, phone, language, country and areas inside one's own scope are theirs to
 * change. One shared area is enough. `managedBy` in server/src/access/user-scope.ts says the same in SQL.
 */
export const managesPerson = (actor: Actor, person: Managed): boolean =>
  rolesForCreate(actor.role).includes(person.role) &&
  placesOf(person).some((place) => withinScope(actor, place))

/**
 * Whose identity is the actor's to change (rules §2.1): e-mail, role, activity, sessions, invitations, one-time links
 * and deletion. Whoever has these can become the person, and so must reach everything that the person reaches.
 * `identityManagedBy` in server/src/access/user-scope.ts says the same in SQL.
 */
export const managesIdentity = (actor: Actor, person: Managed): boolean =>
  managesPerson(actor, person) &&
  mayWriteAccount(actor, person) &&
  placesOf(person).every((place) => withinScope(actor, place))

type Rule = { roles: readonly Role[]; when: (actor: Actor, subject: Subject) => boolean }

const all = [0, 1, 2, 3] as const
const staff = [0, 1, 2] as const
const high = [0, 1] as const
const always = () => true
const superuser = (actor: Actor) => actor.is_superuser
const owns = (actor: Actor, subject: Subject) => subject.owner === actor.id
const ownsOrStaff = (actor: Actor, subject: Subject) => actor.role !== Role.school || owns(actor, subject)

/** What belongs to a country is its own people's to write; what belongs to none is a superuser's. */
const ofCountryOrSuperuser = (actor: Actor, subject: Subject) =>
  subject.country === undefined ? actor.is_superuser : withinScope(actor, subject)

const ownsOrHigh = (actor: Actor, subject: Subject) => actor.role <= Role.country || owns(actor, subject)

const may = (who: readonly Role[], when: Rule['when'] = withinScope): Rule => ({ roles: who, when })
const both =
  (one: Rule['when'], other: Rule['when']): Rule['when'] =>
  (actor, subject) =>
    one(actor, subject) && other(actor, subject)

/**
 * One line a verb: which roles may ever, and on which rows. Read by the server's calls and by the web's menu and
 * buttons.
 */
const rules = {
  'profile.read': may(all, always),
  'profile.change': may(all, always),
  'password.change': may(all, always),
  'session.end': may(all, owns),
  'user.list': may(staff, always),
  'user.read': may(all, always),
  'user.create': may(staff, always),
  'user.change': may(staff, always),
  'user.delete': may(staff, always),
  'user.end_sessions': may(staff, always),
  'user.invite': may(staff, always),
  'user.give_link': may(staff, always),
  'roles.read': may(all, always),
  'area.assign': may(staff),
  'area.remove': may(staff),
  'country.list': may(all, always),
  'country.page': may(high, always),
  'country.create': may([0], superuser),
  'country.change': may([0], superuser),
  'country.delete': may([0], superuser),
  'region.list': may(all, always),
  'region.page': may(staff, always),
  'region.create': may(high),
  'region.change': may(staff),
  'region.move': may([0]),
  'region.delete': may(high),
  'school.list': may(all, always),
  'school.create': may(staff),
  'school.count': may(all),
  'school.change': may(staff),
  'school.delete': may(staff),
  'instrument.list': may(all, always),
  'instrument.page': may(staff, always),
  'instrument.toggle': may(high, superuser),
  'option.list': may(all, always),
  'option.change': may(high, superuser),
  'translation.list': may(high, superuser),
  'translation.change': may(high, superuser),
  'evaluation.list': may(all, always),
  'evaluation.read': may(all),
  'evaluation.create': may(staff),
  'evaluation.change': may(staff),
  'evaluation.delete': may(staff),
  'evaluation.weigh': may(staff),
  'line.read': may(all),
  'line.submit': may(all),
  'line.review': may(staff),
  'line.return': may(staff),
  'line.open': may(staff),
  'line.close': may(staff),
  'line.change_year': may(staff),
  'result.read': may(all),
  'result.write': may(all),
  'file.add': may(all),
  'file.read': may(all),
  'file.delete': may(all, both(withinScope, ownsOrStaff)),
  'comment.read': may(all),
  'comment.add': may(all),
  'comment.change': may(all, both(withinScope, owns)),
  'comment.resolve': may(all),
  'comment.delete': may(all, both(withinScope, ownsOrStaff)),
  'note.read': may(all),
  'note.add': may(all),
  'note.change': may(all, both(withinScope, owns)),
  'note.delete': may(all, both(withinScope, ownsOrStaff)),
  'plan.read': may(all),
  'plan.change': may(staff),
  'comment.hide': may(staff),
  'note.hide': may(staff),
  'history.read': may(all, always),
  'audit.list': may([0], superuser),
  'report.read': may(staff, always),
  'report.write_country': may(high),
  'report.write_region': may(staff),
  'report.change': may(staff, both(withinScope, ownsOrHigh)),
  'suggestion.list': may(all, always),
  'suggestion.write': may(high, ofCountryOrSuperuser),
  'statistics.read': may(staff, always),
  'statistics.page': may(high, always),
  'job.read': may(all, owns),
  'export.start': may(all, always),
  'import.start': may(all, always),
  'import.rows': may(staff, always),
  'notification.list': may(all, always),
  'notification.read': may(all, owns),
  'notification.send': may(staff, always),
} as const satisfies Record<string, Rule>

export type Verb = keyof typeof rules

/**
 * May the role ever do this, and is the person a superuser where one is asked for? Asked before any row is looked up.
 */
export const mayEver = (actor: Actor, verb: Verb): boolean => {
  const rule: Rule = rules[verb]
  return rule.roles.includes(actor.role) && (rule.when !== superuser || actor.is_superuser)
}

/** May this person do this to this row? */
export const can = (actor: Actor, verb: Verb, subject: Subject = {}): boolean =>
  mayEver(actor, verb) && rules[verb].when(actor, subject)

export const permit = (actor: Actor, verb: Verb, subject: Subject = {}): void => {
  if (!can(actor, verb, subject)) throw new Problem('permission_denied')
}
