import type { userCalls } from 'contract/people/users'
import type { Described } from '../../platform/http/feature.ts'

export const described: Described<typeof userCalls> = {
  noun: 'People',
  calls: {
    registration: ['What a stranger needs to register: whether it is possible, and the countries.'],
    register: [
      'Registers oneself as a school representative without areas, or, as staff, somebody with a role and areas.',
      'not_authenticated',
      'username_exists',
      'email_exists',
      'password_too_common',
      'admin_must_not_have_area',
      'area_role_mismatch',
      'more_than_one_representative',
      'does_not_exist',
      'country_undetermined',
    ],
    list: ['The people whom one looks after, and oneself.'],
    read: ['One of these people.'],
    change: [
      'Changes a person whom one looks after. A new role takes the areas and ends the sessions.',
      'cannot_change_own_role',
      'username_exists',
      'email_exists',
      'does_not_exist',
      'last_superuser',
      'version_conflict',
      'throttled',
    ],
    remove: [
      'Removes a person: the account ends and the name goes, what the person wrote stays.',
      'last_superuser',
      'version_conflict',
    ],
    endSessions: ['Ends all sessions of a person whom one looks after.'],
    invite: [
      'Sends the letter with a link to a first password again; the links sent before open nothing any more.',
      'not_to_be_invited',
      'throttled',
    ],
    sendConfirmation: [
      'Sends somebody who has a password the link that confirms their address again; the links before open nothing any more.',
      'nothing_to_confirm',
      'throttled',
    ],
    giveLink: [
      'Makes a link with which the person sets a password, to hand over where no e-mail arrives: shown once, works once and for 24 hours; the links before open nothing any more, and the person is notified.',
      'not_to_be_invited',
      'throttled',
    ],
    resetFactor: [
      'Takes the second step from a person who has lost it: the first of the staff asks, a second one who asks the same within three days does it. The person is told by letter both times, and all sessions end.',
      'no_second_factor',
    ],
    rolesForCreate: ['The roles that one may give to others.'],
  },
}
