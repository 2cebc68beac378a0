import { canCreateSuperuser } from 'contract/access/managing'
import { rolesForCreate } from 'contract/access/roles'
import { userCalls } from 'contract/people/users'
import { found } from 'contract/platform/problems'
import { done } from 'contract/platform/successes'
import { revokeSessions } from '../../access/session-queries.ts'
import { countryRefs } from '../../places/countries/queries.ts'
import { record } from '../../platform/audit/queries.ts'
import { type Feature, feature } from '../../platform/http/feature.ts'
import { listed } from '../../platform/http/paging.ts'
import { sendConfirmation } from '../email-addresses/queries.ts'
import { assertManagesIdentity } from './assert-manages.ts'
import { change } from './change-user.ts'
import { described } from './descriptions.ts'
import { giveLink } from './give-link.ts'
import { inviteAgain } from './invite-again.ts'
import { userList, userSummaries } from './list-queries.ts'
import { userToChange, userToRead } from './queries.ts'
import { register } from './register.ts'
import { remove } from './remove-user.ts'
import { resetFactor } from './reset-factor.ts'

const names = ['Administrator', 'Country representative', 'Regional coordinator', 'School representative']

type Config = { registrationOpen: boolean; publicBaseUrl: string; provider: { name: string } | null }

export const users = ({ registrationOpen, publicBaseUrl, provider }: Config): Feature =>
  feature(
    userCalls,
    described,
    {
      registration: async ({ db, language }) => ({
        open: registrationOpen,
        countries: registrationOpen ? await countryRefs(db, language) : [],
        provider: provider?.name ?? null,
      }),
      register: register(registrationOpen),

      list: async (context) => {
        const { db, actor, language, query } = context
        return query.summary
          ? listed(context, await userSummaries(db, actor, query))
          : listed(context, await userList(db, actor, language, query))
      },

      read: async ({ db, actor, language, parameters }) =>
        found(await userToRead(db, actor, language, parameters.id)),

      change,
      remove,

      endSessions: async (context) => {
        const { db, actor, parameters } = context
        const person = found(await userToChange(db, actor, parameters.id))
        assertManagesIdentity(actor, person)
        await revokeSessions(db, person.id, 'ended')
        await record(context, 'auth.session_end', { type: 'user', id: person.id })
        return done('sessions_ended')
      },

      invite: inviteAgain,
      sendConfirmation: async (context) => {
        const person = found(await userToChange(context.db, context.actor, context.parameters.id))
        assertManagesIdentity(context.actor, person)
        await sendConfirmation(context, person.id)
        return done('confirmation_sent')
      },
      giveLink: giveLink(publicBaseUrl),
      resetFactor,

      rolesForCreate: async ({ actor }) => ({
        roles: rolesForCreate(actor.role).map((id) => ({ id, name: names[id] ?? '' })),
        can_create_superuser: canCreateSuperuser(actor),
      }),
    },
    ['register', 'giveLink'],
  )
