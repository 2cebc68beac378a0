import { z } from 'zod'
import { get, patch, post, remove, success } from '../access/call.ts'
import { limits } from '../platform/limits.ts'
import { singleLine, time } from '../platform/shapes.ts'
import { LoggedIn } from './accounts.ts'

/** Base64url without padding, as browsers write bytes in JSON. */
const bytes = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/)

const credentialId = bytes(1400)

/** The fields of a browser's credential that are used; others are ignored. */
const NewCredential = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(32_768),
    transports: z.array(z.string().max(32)).max(8).default([]),
  }),
})

export const Assertion = z.object({
  id: credentialId,
  response: z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: bytes(128).nullish(),
  }),
})
export type Assertion = z.output<typeof Assertion>

const name = singleLine(limits.passkeyName)

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  synced: z.boolean().meta({ description: 'Whether its owner has it on further devices too' }),
  created_at: time,
  last_used_at: time.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const options = {
  challenge: z.string().meta({ description: 'Works once, and for five minutes' }),
  timeout: z.int().meta({ description: 'Milliseconds' }),
}

/** Input of `navigator.credentials.get`, by `parseRequestOptionsFromJSON`. */
export const SignInChallenge = z.object({
  ...options,
  rpId: z.string(),
  userVerification: z.literal('required'),
})

const Descriptor = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(z.string()),
})

/** Input of `navigator.credentials.create`, by `parseCreationOptionsFromJSON`. */
const AddChallenge = z.object({
  ...options,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** The same for a known person, with their own passkeys. */
const ProveChallenge = SignInChallenge.extend({ allowCredentials: z.array(Descriptor) })

export const passkeyCalls = {
  challenge: post('/api/account/passkeys/sign_in/challenge/', {
    access: 'anyone',
    answer: SignInChallenge,
    status: 200,
  }),
  signIn: post('/api/account/passkeys/sign_in/', {
    access: 'anyone',
    body: z.object({ credential: Assertion, remember: z.boolean().default(false) }),
    answer: LoggedIn,
    status: 200,
  }),
  list: get('/api/account/passkeys/', { access: 'signed in', answer: z.array(Passkey) }),
  addChallenge: post('/api/account/passkeys/challenge/', {
    access: 'signed in',
    stepUp: true,
    answer: AddChallenge,
    status: 200,
  }),
  add: post('/api/account/passkeys/', {
    access: 'signed in',
    body: z.object({ name, credential: NewCredential }),
    answer: Passkey,
  }),
  proveChallenge: post('/api/account/passkeys/step_up/challenge/', {
    access: 'signed in',
    answer: ProveChallenge,
    status: 200,
  }),
  /** Repeats the sign-in of this session, as `repeat` of the second factor does with a password. */
  prove: post('/api/account/passkeys/step_up/', {
    access: 'signed in',
    body: z.object({ credential: Assertion }),
    answer: success(['sign_in_repeated']),
    status: 200,
  }),
  rename: patch('/api/account/passkeys/{id}/', {
    access: 'passkey.change',
    body: z.object({ name }),
    answer: Passkey,
  }),
  remove: remove('/api/account/passkeys/{id}/', {
    access: 'passkey.change',
    stepUp: true,
    answer: success(['passkey_removed']),
  }),
}
