import { hasFullScope, type Role, rolesForCreate } from './roles.ts'
import { type Actor, type Place, type Subject, withinScope } from './scope.ts'

/** A super administrator: a superuser with full scope. */
export const canCreateSuperuser = (actor: Pick<Actor, 'role' | 'is_superuser'>): boolean =>
  hasFullScope(actor) && actor.is_superuser

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
 * Whose open work the actor may give to others: one's own, and that of a person whose areas one may change. Places only of
 * others, since nobody gives access that they could not give (decision 238).
 */
export const mayHandOver = (
  actor: Actor,
  person: { id: number; is_superuser: boolean; managed: boolean },
): boolean => person.id === actor.id || (person.managed && mayWriteAccount(actor, person))

/**
 * Whose identity is the actor's to change (rules §2.1): e-mail, role, activity, sessions, invitations, one-time links
 * and deletion. Whoever has these can become the person, and so must reach everything that the person reaches.
 * `identityManagedBy` in server/src/access/user-scope.ts says the same in SQL.
 */
export const managesIdentity = (actor: Actor, person: Managed): boolean =>
  managesPerson(actor, person) &&
  mayWriteAccount(actor, person) &&
  placesOf(person).every((place) => withinScope(actor, place))
