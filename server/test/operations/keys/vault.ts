import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { freePort } from '../../reliability/processes/listening-server.ts'
import { atTheEnd } from '../../running/endings.ts'

type Sent = { plaintext?: string; ciphertext?: string; associated_data?: string }

const boundBytes = ({ associated_data = '' }: Sent) => Buffer.from(associated_data, 'base64')

/** What Vault's transit engine does with a key that was rotated: new things under the newest version, old ones open. */
const transit = () => {
  const versions = [randomBytes(32)]
  const encrypt = (sent: Sent): string => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', versions.at(-1) ?? '', nonce).setAAD(boundBytes(sent))
    const plain = Buffer.from(sent.plaintext ?? '', 'base64')
    const encrypted = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
    return `vault:v${versions.length}:${encrypted.toString('base64')}`
  }
  const decrypt = (sent: Sent): string => {
    const [, version = '', text = ''] = sent.ciphertext?.match(/^vault:v(\d+):(.+)$/) ?? []
    const bytes = Buffer.from(text, 'base64')
    const decipher = createDecipheriv(
      'aes-256-gcm',
      versions[Number(version) - 1] ?? '',
      bytes.subarray(0, 12),
    )
    decipher.setAAD(boundBytes(sent)).setAuthTag(bytes.subarray(-16))
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('base64')
  }
  return { versions, encrypt, decrypt }
}

/**
 * A key service that speaks as Vault's transit engine does, on this machine. It can be slow for ever, refuse, or answer
 * nonsense, and counts what it was sent.
 */
export const startKeyService = async () => {
  const token = randomBytes(12).toString('hex')
  const state: { mood: 'well' | 'silent' | 'sealed' | 'nonsense' | 'closed'; requests: number } = {
    mood: 'well',
    requests: 0,
  }
  const { versions, encrypt, decrypt } = transit()
  const answerTo = async (request: IncomingMessage): Promise<[number, unknown]> => {
    if (request.headers['x-vault-token'] !== token) return [403, { errors: ['permission denied'] }]
    if (state.mood === 'sealed') return [503, { errors: ['Vault is sealed'] }]
    if (state.mood === 'nonsense') return [200, { data: {} }]
    const sent: Sent = JSON.parse(await text(request))
    if (request.url === '/v1/transit/encrypt/vereda') return [200, { data: { ciphertext: encrypt(sent) } }]
    if (request.url === '/v1/transit/decrypt/vereda') return [200, { data: { plaintext: decrypt(sent) } }]
    return [404, { errors: [] }]
  }
  const server = createServer((request, response) => {
    state.requests += 1
    if (state.mood === 'silent') return
    if (state.mood === 'closed') {
      response.destroy()
      return
    }
    answerTo(request).then(
      ([status, body]) => response.writeHead(status).end(JSON.stringify(body)),
      () => response.writeHead(400).end('{"errors":["invalid ciphertext"]}'),
    )
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  atTheEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${port}/v1/transit/keys/vereda`
  return { state, address, token, rotate: () => versions.push(randomBytes(32)) }
}
