import { Problem } from '../platform/problems.ts'
import { hasFullScope, isStaff, type Role, roles, rolesThat, seesWholeCountries } from './roles.ts'
import { type Actor, type Subject, withinScope } from './scope.ts'

type Rule = { roles: readonly Role[]; when: (actor: Actor, subject: Subject) => boolean }

const all = roles
const staff = rolesThat(isStaff)
const ofCountries = rolesThat(seesWholeCountries)
/** Who looks after some schools, and not after all there are. */
const ofSomePlaces = rolesThat((actor) => isStaff(actor) && !hasFullScope(actor))
const ofEverything = rolesThat(hasFullScope)
const always = () => true
const superuser = (actor: Actor) => actor.is_superuser
const owns = (actor: Actor, subject: Subject) => subject.owner === actor.id
const ownsOrStaff = (actor: Actor, subject: Subject) => isStaff(actor) || owns(actor, subject)

/** What belongs to a country is its own people's to write; what belongs to none is a superuser's. */
const ofCountryOrSuperuser = (actor: Actor, subject: Subject) =>
  subject.country === undefined ? actor.is_superuser : withinScope(actor, subject)

/** Editions are made by superusers who have full scope, and for a country by its own people. */
const superuserOrOfCountry = (actor: Actor) => !hasFullScope(actor) || actor.is_superuser
const ofAdaptation = (actor: Actor, subject: Subject) =>
  hasFullScope(actor) ? actor.is_superuser : subject.country !== undefined && withinScope(actor, subject)

const ownsOrSeesCountries = (actor: Actor, subject: Subject) =>
  seesWholeCountries(actor) || owns(actor, subject)

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
  'passkey.change': may(all, owns),
  'personal_token.change': may(all, owns),
  'user.list': may(staff, always),
  'user.read': may(all, always),
  'user.create': may(staff, always),
  'user.change': may(staff, always),
  'user.delete': may(staff, always),
  'user.end_sessions': may(staff, always),
  'user.invite': may(staff, always),
  'user.give_link': may(staff, always),
  'user.reset_factor': may(staff, always),
  'user.hand_over': may(staff, always),
  'roles.read': may(all, always),
  'area.assign': may(staff),
  'area.remove': may(staff),
  'country.list': may(all, always),
  'country.page': may(ofCountries, always),
  'country.create': may(ofEverything, superuser),
  'country.change': may(ofEverything, superuser),
  'country.delete': may(ofEverything, superuser),
  'region.list': may(all, always),
  'region.page': may(staff, always),
  'region.create': may(ofCountries),
  'region.change': may(staff),
  'region.move': may(ofEverything),
  'region.delete': may(ofCountries),
  'school.list': may(all, always),
  'school.create': may(staff),
  'school.count': may(all),
  'school.change': may(staff),
  'school.delete': may(staff),
  'instrument.list': may(all, always),
  'instrument.page': may(staff, always),
  'instrument.toggle': may(ofCountries, superuser),
  'option.list': may(all, always),
  'option.change': may(ofCountries, superuser),
  'translation.list': may(ofCountries, superuser),
  'translation.change': may(ofCountries, superuser),
  'edition.list': may(ofCountries, superuserOrOfCountry),
  'edition.write': may(ofCountries, ofAdaptation),
  'edition.allow': may(ofEverything, superuser),
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
  'plan.report': may(all),
  'plan.remind': may(ofSomePlaces, always),
  'observation.change': may(all, both(withinScope, ownsOrStaff)),
  'comment.hide': may(staff),
  'note.hide': may(staff),
  'history.read': may(all, always),
  'change.list': may(all, always),
  'audit.list': may(ofEverything, superuser),
  'operation.read': may(ofEverything, superuser),
  'operation.change': may(ofEverything, superuser),
  'report.read': may(staff, always),
  'report.write_country': may(ofCountries),
  'report.write_region': may(staff),
  'report.change': may(staff, both(withinScope, ownsOrSeesCountries)),
  'suggestion.list': may(all, always),
  'suggestion.write': may(ofCountries, ofCountryOrSuperuser),
  'statistics.read': may(staff, always),
  'statistics.page': may(ofCountries, always),
  'vacancy.list': may(staff, always),
  'webhook.list': may(ofCountries, always),
  'webhook.write': may(ofCountries, always),
  'job.read': may(all, owns),
  'export.start': may(all, always),
  'import.start': may(all, always),
  'import.rows': may(staff, always),
  'notification.list': may(all, always),
  'notification.read': may(all, owns),
  'notification.send': may(staff, always),
} as const satisfies Record<string, Rule>

export type Verb = keyof typeof rules

/** Roles that may ever do this, superusers or not. */
export const rolesWith = (verb: Verb): readonly Role[] => rules[verb].roles

/**
 * May the role ever do this, and is the person a superuser where one is asked for? Asked before any row is looked up.
 */
export const mayEver = (actor: Pick<Actor, 'role' | 'is_superuser'>, verb: Verb): boolean => {
  const rule: Rule = rules[verb]
  return rule.roles.includes(actor.role) && (rule.when !== superuser || actor.is_superuser)
}

export const can = (actor: Actor, verb: Verb, subject: Subject = {}): boolean =>
  mayEver(actor, verb) && rules[verb].when(actor, subject)

export const permit = (actor: Actor, verb: Verb, subject: Subject = {}): void => {
  if (!can(actor, verb, subject)) throw new Problem('permission_denied')
}
