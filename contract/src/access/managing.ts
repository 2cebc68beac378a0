import { hasFullScope, type Role, rolesForCreate } from './roles.ts'
import { type Actor, type Place, type Subject, withinScope } from './scope.ts'

/** A super administrator: a superuser with full scope. */
export const canCreateSuperuser = (actor: Pick<Actor, 'role' | 'is_superuser'>): boolean =>
  hasFullScope(actor) && actor.is_superuser

/** The account of a super administrator can be changed only by another one. */
export const mayWriteAccount = (actor: Actor, { is_superuser }: { is_superuser: boolean }): boolean =>
  actor.is_superuser || !is_superuser

/** A person with their areas, and the place (`origin`, the columns `managed_*`) that counts while they have none. */
export type Managed = { role: Role; is_superuser: boolean; areas: Place[]; origin: Partial<Place> }

/** The areas or, without any, the origin. */
const placesOf = ({ areas, origin }: Managed): Subject[] => (areas.length > 0 ? areas : [origin])

/**
 * Whether the actor manages the person, who must share an area with them: full name, phone, language, country, and
 * areas within the actor's scope. `managedBy` in server/src/access/user-scope.ts is the same in SQL.
 */
export const managesPerson = (actor: Actor, person: Managed): boolean =>
  rolesForCreate(actor.role).includes(person.role) &&
  placesOf(person).some((place) => withinScope(actor, place))

/**
 * Whose unfinished work the actor may hand over: their own, and that of a person they manage. Own places are
 * excluded, since nobody grants access that they could not grant (decision 238).
 */
export const mayHandOver = (
  actor: Actor,
  person: { id: number; is_superuser: boolean; managed: boolean },
): boolean => person.id === actor.id || (person.managed && mayWriteAccount(actor, person))

/**
 * Whose e-mail, role, activation, sessions, invitations, one-time links and deletion the actor may change (rules
 * §2.1). This allows becoming the person, so all of the person's places must be in the actor's scope.
 * `identityManagedBy` in server/src/access/user-scope.ts is the same in SQL.
 */
export const managesIdentity = (actor: Actor, person: Managed): boolean =>
  managesPerson(actor, person) &&
  mayWriteAccount(actor, person) &&
  placesOf(person).every((place) => withinScope(actor, place))
