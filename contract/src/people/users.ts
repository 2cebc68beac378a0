import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { email, newPassword, username } from '../access/credentials.ts'
import { answerShapes, changeShapes, newShapes } from '../platform/field-shapes.ts'
import { limits } from '../platform/limits.ts'
import { fromText, id, Language, Listed, listing, order, Ref, singleLine, time } from '../platform/shapes.ts'
import { leavesCountries } from './areas.ts'
import { LocalRole } from './local-roles.ts'
import { personTexts } from './user-fields.ts'

export const RoleNumber = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

const UserArea = z.object({ id: z.int(), kind: z.enum(['country', 'region', 'school']), place: Ref })

const { full_name, ...furtherTexts } = answerShapes(personTexts)

export const User = z.object({
  id: z.int(),
  username: z.string(),
  full_name,
  email: z.string().nullable().meta({
    description:
      'The confirmed address; while there is none, the one that waits for its owner to open the link',
  }),
  email_verified: z.boolean().meta({ description: 'Whether its owner has confirmed `email`' }),
  second_factor: z.enum(['none', 'totp', 'passkey']).meta({
    description: 'What a sign-in asks for after the password, or that there is a passkey instead of both',
  }),
  pending_email: z.string().nullable().meta({
    description: 'A new address that waits to be confirmed while `email` still stands',
  }),
  ...furtherTexts,
  country: Ref.nullable(),
  role: RoleNumber,
  local_role: LocalRole.pick({ id: true, name: true, withheld: true }).nullable().meta({
    description: 'The role of a country’s own, which leaves something out of `role`',
  }),
  is_superuser: z.boolean(),
  is_active: z.boolean(),
  may_change_identity: z.boolean().meta({
    description:
      'Whether who asks may change e-mail, role and activity, end sessions, invite and delete: all areas of the person lie in their scope',
  }),
  language: Language,
  areas: z.array(UserArea),
  last_login: time.nullable(),
  created_at: time,
  updated_at: time,
  version: z.int(),
})
export type User = z.infer<typeof User>

export const ChangedUser = User.extend(leavesCountries)

/** The answer of a list with `summary=true`. */
const UserSummary = z.object({ id: z.int(), name: z.string(), username: z.string(), role: RoleNumber })

/** For both ways of registering; fields that self-registration may not set are refused (403). */
export const NewUser = z.object({
  username,
  email,
  ...newShapes(personTexts),
  country: id.nullable().default(null),
  language: Language.default('en'),
  password: newPassword.optional(),
  role: RoleNumber.optional(),
  is_superuser: z.boolean().optional(),
  local_role: id.nullable().optional(),
  areas: z.array(id).max(1000).optional(),
})

export const UserChange = z
  .object({
    ...changeShapes(personTexts),
    email,
    country: id.nullable(),
    role: RoleNumber,
    is_active: z.boolean(),
    is_superuser: z.boolean(),
    local_role: id.nullable(),
    language: Language,
  })
  .partial()

export const UserList = z.object({
  ...listing,
  role: fromText(RoleNumber).optional(),
  country__name: singleLine(limits.name).optional(),
  order: order('username', 'full_name', 'email', 'role', 'created_at', 'last_login').default('full_name'),
})

/** For the page before login: whether registration is open, and the countries to choose from. */
export const Registration = z.object({
  open: z.boolean(),
  countries: z.array(Ref),
  provider: z
    .string()
    .nullable()
    .meta({ description: 'The name of where else people have an account to sign in with' }),
})

export const userCalls = {
  registration: get('/api/account/registration/', { access: 'anyone', answer: Registration }),
  register: post('/api/account/register', {
    access: 'anyone',
    signedIn: 'user.create',
    stepUp: true,
    body: NewUser,
    answer: User,
  }),
  list: get('/api/user_information/', {
    access: 'user.list',
    query: UserList,
    answer: Listed(User, UserSummary),
  }),
  read: get('/api/user_information/{id}/', { access: 'user.read', answer: User }),
  change: patch('/api/user_information/{id}/', {
    access: 'user.change',
    stepUp: ['email', 'role', 'local_role', 'is_superuser', 'is_active'],
    body: UserChange,
    answer: ChangedUser,
  }),
  remove: remove('/api/user_information/{id}/', {
    access: 'user.delete',
    answer: success(['user_deleted'], leavesCountries),
  }),
  endSessions: remove('/api/user_information/{id}/sessions/', {
    access: 'user.end_sessions',
    answer: success(['sessions_ended']),
  }),
  invite: post('/api/user_information/{id}/invitation/', {
    access: 'user.invite',
    answer: success(['invitation_sent']),
    status: 200,
  }),
  /** Sends the link that confirms the e-mail address of somebody who has a password. */
  sendConfirmation: post('/api/user_information/{id}/confirmation/', {
    access: 'user.invite',
    answer: success(['confirmation_sent']),
    status: 200,
  }),
  giveLink: post('/api/user_information/{id}/one_time_link/', {
    access: 'user.give_link',
    stepUp: true,
    answer: success(['link_given'], { link: z.string(), expires_at: time }),
    status: 200,
  }),
  /** Requests the removal of a lost second factor; another staff member confirms it by the same call. */
  resetFactor: post('/api/user_information/{id}/second_factor_reset/', {
    access: 'user.reset_factor',
    stepUp: true,
    answer: success(['factor_reset_asked', 'factor_reset_done']),
    status: 200,
  }),
  rolesForCreate: get('/api/roles_for_create/', {
    access: 'roles.read',
    answer: z.object({
      roles: z.array(z.object({ id: RoleNumber, name: z.string() })),
      can_create_superuser: z.boolean(),
    }),
  }),
}
