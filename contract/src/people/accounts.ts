import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import {
  areNotSame,
  areSame,
  email,
  newPassword,
  oldPassword,
  repeatedPassword,
  username,
} from '../access/credentials.ts'
import { changeShapes } from '../platform/field-shapes.ts'
import { limits } from '../platform/limits.ts'
import { id, Language, singleLine, text, time } from '../platform/shapes.ts'
import { personTexts } from './user-fields.ts'
import { User } from './users.ts'

/** `email` is accepted in place of `username`. */
export const Credentials = z.preprocess(
  (value) => {
    if (typeof value !== 'object' || value === null || !('email' in value)) return value
    const named = 'username' in value && value.username !== null && value.username !== ''
    return named ? value : { ...value, username: value.email }
  },
  z.object({ username: text(limits.email), password: oldPassword, remember: z.boolean().default(false) }),
)

/** A refresh and a change of password return new tokens. */
export const Tokens = z.object({ access: z.string(), refresh: z.string() })
export type Tokens = z.infer<typeof Tokens>

/** 32 bytes as base64url, only for this person: their unsent work is encrypted with it on their device. */
const WithDeviceKey = Tokens.extend({ device_key: z.string() })

/** The answer of a complete sign-in. */
export const LoggedIn = WithDeviceKey.extend({ user: User })

export const PasswordChange = z
  .object({ previous_password: oldPassword, ...repeatedPassword })
  .refine(areSame, areNotSame)

/** How often somebody is reminded of late actions; `at_once` is at most daily. */
export const reminderChoices = ['off', 'weekly', 'at_once'] as const
export type ReminderChoice = (typeof reminderChoices)[number]

/** A person's own profile, with preferences that nobody else can read. */
export const Profile = User.extend({
  reminders: z.enum(reminderChoices),
  /** Whether messages and mentions are also sent by e-mail. */
  message_emails: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileChange = z
  .object({
    ...changeShapes(personTexts),
    country: id.nullable(),
    language: Language,
    reminders: z.enum(reminderChoices),
    message_emails: z.boolean(),
    email,
    username,
    current_password: oldPassword,
  })
  .partial()

export const Session = z.object({
  id: z.int(),
  current: z.boolean(),
  remember: z.boolean(),
  device: z.string().nullable(),
  created_at: time,
  last_used_at: time,
})

export const Setup = z.object({
  token: text(200),
  username,
  email,
  password: newPassword,
  full_name: singleLine(limits.name),
})

export const accountCalls = {
  login: post('/api/account/login', { access: 'anyone', body: Credentials, answer: LoggedIn, status: 200 }),
  refresh: post('/api/account/token/refresh/', {
    access: 'anyone',
    body: z.object({ refresh: text(200) }),
    answer: WithDeviceKey,
    status: 200,
  }),
  logout: post('/api/account/logout/', {
    access: 'signed in',
    answer: success(['logged_out'], {
      provider_logout: z
        .string()
        .nullable()
        .meta({ description: 'Where the session at the provider ends, when this one began there' }),
    }),
    status: 200,
  }),
  /** Sets a lock on a device; its answer is sent to `checkLock` when there is no session. */
  lockDevice: post('/api/account/lock/', {
    access: 'signed in',
    answer: z.object({ lock: z.string() }),
    status: 200,
  }),
  checkLock: post('/api/account/lock/check/', {
    access: 'anyone',
    body: z.object({ lock: text(200) }),
    answer: z.object({ holds: z.boolean() }),
    status: 200,
  }),
  profile: get('/api/user_information_profile/', { access: 'profile.read', answer: Profile }),
  changeProfile: patch('/api/user_information_profile/', {
    access: 'profile.change',
    stepUp: 'where the handler says',
    body: ProfileChange,
    answer: Profile,
  }),
  changePassword: patch('/api/account/password/change', {
    access: 'password.change',
    body: PasswordChange,
    answer: success(['password_changed'], Tokens.shape),
  }),
  sessions: get('/api/account/sessions/', { access: 'signed in', answer: z.array(Session) }),
  endSession: remove('/api/account/sessions/{id}/', {
    access: 'session.end',
    answer: success(['sessions_ended']),
  }),
  setupNeeded: get('/api/setup/', { access: 'anyone', answer: z.object({ needed: z.boolean() }) }),
  setup: post('/api/setup/', { access: 'anyone', body: Setup, answer: User }),
}
