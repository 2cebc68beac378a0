import { Problem } from 'contract/platform/problems'
import { z } from 'zod'
import { retried } from '../retried.ts'
import type { OperatorKey } from './operator-key.ts'

/** Where a key lies in a Vault or an OpenBao: `https://host:8200/v1/transit/keys/NAME`, and what lets us use it. */
export type KmsPlace = { address: string; token: string }

const Encrypted = z.object({ data: z.object({ ciphertext: z.string().min(1) }) })
const Decrypted = z.object({ data: z.object({ plaintext: z.base64() }) })

/** What another attempt does not get over. */
class Refused extends Problem {}

/** Why it did not work, for the log: a status at most, never what was asked or answered. */
const unavailable = (reason: string, isFinal = false): Problem => {
  const problem = isFinal ? new Refused('unavailable') : new Problem('unavailable')
  return Object.assign(problem, { cause: new Error(`the key service ${reason}`) })
}

/** 429 and 5xx may pass (a sealed Vault answers 503); other refusals stay what they are. */
const mayPass = (status: number): boolean => status === 429 || status >= 500

const send = async (url: URL, token: string, body: unknown, patience: number): Promise<unknown> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vault-token': token },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    // who was silent once is not waited for again
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw unavailable('cannot be reached')
    throw unavailable('is silent', true)
  })
  if (!answer.ok) {
    await answer.body?.cancel().catch(() => undefined)
    throw unavailable(`answered ${answer.status}`, !mayPass(answer.status))
  }
  return answer.json().catch(() => {
    throw unavailable('answered something else than JSON')
  })
}

const read = <Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> => {
  const { data } = shape.safeParse(answer)
  if (data === undefined) throw unavailable('answered something else than was asked')
  return data
}

/**
 * An operator's key that never leaves a key management service: the transit engine of Vault and OpenBao. Who is away,
 * slow or refuses makes a file wait (503); keys that were opened once stay in memory meanwhile.
 */
export const kmsKey = (
  { address, token }: KmsPlace,
  /** Milliseconds: somebody waits for a photo meanwhile. */
  patience = 5_000,
): OperatorKey => {
  const at = new URL(address)
  const name = at.pathname.split('/').at(-1) ?? ''
  const ask = (action: 'encrypt' | 'decrypt', body: unknown) => {
    const url = new URL(at.pathname.replace(/keys\/([^/]+)$/, `${action}/$1`), at)
    return retried(
      () => send(url, token, body, patience),
      (error) => !(error instanceof Refused),
    )
  }
  const bind = (bound: string) => ({ associated_data: Buffer.from(bound).toString('base64') })
  return {
    name: `kms ${name}`,
    wrap: async (key, bound) => {
      const answer = await ask('encrypt', { plaintext: key.toString('base64'), ...bind(bound) })
      return read(Encrypted, answer).data.ciphertext
    },
    unwrap: async (wrapped, bound) => {
      const answer = await ask('decrypt', { ciphertext: wrapped, ...bind(bound) })
      return Buffer.from(read(Decrypted, answer).data.plaintext, 'base64')
    },
  }
}
