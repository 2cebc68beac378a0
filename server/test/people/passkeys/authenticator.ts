import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { cbor } from './cbor.ts'

type Options = {
  origin?: string
  /** Of the name that the browser gives the authenticator. */
  party?: string
  isVerified?: boolean
  isSynced?: boolean
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const written = (bytes: Buffer): string => bytes.toString('base64url')

const publicKeyOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

/** A browser with one resident passkey, written out: what it signs is what a real one would. */
export const givenAuthenticator = (defaults: Options = {}) => {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0
  let userHandle = written(randomBytes(32))

  const dataOf = (options: Options, attested = Buffer.alloc(0)): Buffer => {
    const { party = 'localhost', isVerified = true, isSynced = false } = { ...defaults, ...options }
    const flags = 1 | (isVerified ? 4 : 0) | (isSynced ? 24 : 0) | (attested.length > 0 ? 64 : 0)
    const count = Buffer.alloc(4)
    // synced passkeys do not count
    if (!isSynced) counter += 1
    count.writeUInt32BE(isSynced ? 0 : counter)
    return Buffer.concat([sha256(party), Buffer.from([flags]), count, attested])
  }
  const clientData = (type: string, challenge: string, { origin }: Options): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: origin ?? defaults.origin ?? 'http://localhost:8000' }),
    )

  return {
    id: written(id),
    publicKey: publicKeyOf(publicKey),
    userHandle: () => userHandle,
    /** What `navigator.credentials.create` answers. */
    create: (wanted: { challenge: string; user: { id: string } }, options: Options = {}) => {
      userHandle = wanted.user.id
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, publicKeyOf(publicKey)])
      const attestation = new Map<string, string | Buffer | Map<number, number>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dataOf(options, attested)],
      ])
      return {
        id: written(id),
        response: {
          clientDataJSON: written(clientData('webauthn.create', wanted.challenge, options)),
          attestationObject: written(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** What `navigator.credentials.get` answers. */
    get: (wanted: { challenge: string }, options: Options = {}) => {
      const client = clientData('webauthn.get', wanted.challenge, options)
      const data = dataOf(options)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: written(id),
        response: {
          clientDataJSON: written(client),
          authenticatorData: written(data),
          signature: written(signature),
          userHandle,
        },
      }
    },
    /** As a copy of it would go on counting. */
    setCounter: (next: number) => {
      counter = next
    },
  }
}

export type Authenticator = ReturnType<typeof givenAuthenticator>
