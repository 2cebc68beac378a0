import { hasFullScope, isStaff, type Role, roles, rolesThat, seesWholeCountries } from './roles.ts'
import { type Actor, type Subject, withinScope } from './scope.ts'
import type { Task } from './tasks.ts'

export type Rule = {
  roles: readonly Role[]
  when: (actor: Actor, subject: Subject) => boolean
  /** The task of a local role that contains it; other verbs cannot be withheld. */
  task?: Task
}

const all = roles
const staff = rolesThat(isStaff)
const ofCountries = rolesThat(seesWholeCountries)
/** Staff who manage some schools, but not all. */
const ofSomePlaces = rolesThat((actor) => isStaff(actor) && !hasFullScope(actor))
const ofEverything = rolesThat(hasFullScope)
const always = () => true
/** Requires a superuser, whatever the row. */
export const superuser = (actor: Actor) => actor.is_superuser
const owns = (actor: Actor, subject: Subject) => subject.owner === actor.id
const ownsOrStaff = (actor: Actor, subject: Subject) => isStaff(actor) || owns(actor, subject)

/** What belongs to a country is written by its own people; what belongs to none by superusers. */
const ofCountryOrSuperuser = (actor: Actor, subject: Subject) =>
  subject.country === undefined ? actor.is_superuser : withinScope(actor, subject)

/** Editions are made by superusers with full scope, and for a country by its own people. */
const superuserOrOfCountry = (actor: Actor) => !hasFullScope(actor) || actor.is_superuser
const ofAdaptation = (actor: Actor, subject: Subject) =>
  hasFullScope(actor) ? actor.is_superuser : subject.country !== undefined && withinScope(actor, subject)

const ownsOrSeesCountries = (actor: Actor, subject: Subject) =>
  seesWholeCountries(actor) || owns(actor, subject)

const may = (who: readonly Role[], when: Rule['when'] = withinScope): Rule => ({ roles: who, when })
/** Sets the task of verbs. */
const of = <Rules extends Record<string, Rule>>(task: Task, some: Rules): Rules => {
  for (const rule of Object.values<Rule>(some)) rule.task = task
  return some
}
const both =
  (one: Rule['when'], other: Rule['when']): Rule['when'] =>
  (actor, subject) =>
    one(actor, subject) && other(actor, subject)

/**
 * For each verb the roles that may have it, and on which rows; used by the server's calls and the web's menu and
 * buttons.
 */
export const rules = {
  'profile.read': may(all, always),
  'profile.change': may(all, always),
  'password.change': may(all, always),
  'session.end': may(all, owns),
  'passkey.change': may(all, owns),
  'personal_token.change': may(all, owns),
  'user.list': may(staff, always),
  'user.read': may(all, always),
  'roles.read': may(all, always),
  'local_role.list': may(staff, always),
  'local_role.write': may(ofCountries),
  'country.list': may(all, always),
  'country.page': may(ofCountries, always),
  'country.create': may(ofEverything, superuser),
  'country.change': may(ofEverything, superuser),
  'country.delete': may(ofEverything, superuser),
  'region.list': may(all, always),
  'region.page': may(staff, always),
  'region.move': may(ofEverything),
  'school.list': may(all, always),
  'school.write': may(all),
  'instrument.list': may(all, always),
  'instrument.page': may(staff, always),
  'instrument.toggle': may(ofCountries, superuser),
  'option.list': may(all, always),
  'option.change': may(ofCountries, superuser),
  'translation.list': may(ofCountries, superuser),
  'translation.change': may(ofCountries, superuser),
  'catalogue.list': may(ofEverything, superuser),
  'catalogue.change': may(ofEverything, superuser),
  'edition.allow': may(ofEverything, superuser),
  'home.read': may(staff, always),
  'scores.page': may(staff, always),
  'evaluation.list': may(all, always),
  'evaluation.read': may(all),
  'line.read': may(all),
  'line.end': may(staff),
  'result.read': may(all),
  'file.read': may(all),
  'comment.read': may(all),
  'note.read': may(all),
  'plan.read': may(all),
  'plan.page': may(staff, always),
  'history.read': may(all, always),
  'audit.list': may(ofEverything, superuser),
  'operation.read': may(ofEverything, superuser),
  'operation.change': may(ofEverything, superuser),
  'report.read': may(staff, always),
  'suggestion.list': may(all, always),
  'statistics.read': may(staff, always),
  'statistics.page': may(ofCountries, always),
  'vacancy.list': may(staff, always),
  'job.read': may(all, owns),
  'notification.list': may(all, always),
  'notification.read': may(all, owns),
  ...of('answers', {
    'result.write': may(all),
    'line.submit': may(all),
    'school.count': may(all),
    'note.add': may(all),
    'note.change': may(all, both(withinScope, owns)),
    'note.delete': may(all, both(withinScope, ownsOrStaff)),
    'note.hide': may(staff),
  }),
  ...of('evidence', {
    'file.add': may(all),
    'file.delete': may(all, both(withinScope, ownsOrStaff)),
  }),
  ...of('messages', {
    'comment.add': may(all),
    'comment.change': may(all, both(withinScope, owns)),
    'comment.resolve': may(all),
    'comment.delete': may(all, both(withinScope, ownsOrStaff)),
    'comment.hide': may(staff),
    'notification.send': may(staff, always),
  }),
  ...of('plan', {
    'plan.change': may(staff),
    'plan.report': may(all),
    'plan.remind': may(ofSomePlaces, always),
    'observation.change': may(all, both(withinScope, ownsOrStaff)),
    'suggestion.write': may(ofCountries, ofCountryOrSuperuser),
  }),
  ...of('evaluations', {
    'evaluation.create': may(staff),
    'evaluation.change': may(staff),
    'evaluation.delete': may(staff),
    'evaluation.weigh': may(staff),
    'line.open': may(staff),
    'line.change_year': may(staff),
    'line.move_edition': may(staff),
  }),
  ...of('review', {
    'line.review': may(staff),
    'line.return': may(staff),
    'line.close': may(staff),
  }),
  ...of('places', {
    'region.create': may(ofCountries),
    'region.change': may(staff),
    'region.delete': may(ofCountries),
    'school.create': may(staff),
    'school.change': may(staff),
    'school.delete': may(staff),
  }),
  ...of('people', {
    'user.create': may(staff, always),
    'user.change': may(staff, always),
    'user.delete': may(staff, always),
    'user.end_sessions': may(staff, always),
    'user.invite': may(staff, always),
    'user.give_link': may(staff, always),
    'user.reset_factor': may(staff, always),
    'user.hand_over': may(staff, always),
    'area.assign': may(staff),
    'area.remove': may(staff),
  }),
  ...of('reports', {
    'report.write_country': may(ofCountries),
    'report.write_region': may(staff),
    'report.change': may(staff, both(withinScope, ownsOrSeesCountries)),
  }),
  ...of('instrument', {
    'edition.list': may(ofCountries, superuserOrOfCountry),
    'edition.write': may(ofCountries, ofAdaptation),
  }),
  ...of('export', {
    'export.start': may(all, always),
    'change.list': may(all, always),
    'webhook.list': may(ofCountries, always),
    'webhook.write': may(ofCountries, always),
  }),
  ...of('import', {
    'import.start': may(all, always),
    'import.rows': may(staff, always),
  }),
} as const satisfies Record<string, Rule>
