import type { Call } from 'contract/access/call'
import { addressOf, type Question } from 'contract/access/client'
import { type File, fileCalls } from 'contract/evaluation/files'
import { accountCalls } from 'contract/people/accounts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { z } from 'zod'

/** Somebody who is logged in; `address` is the client's address. */
export type DemoPerson = { id: number; username: string; token: string; address: string }

export type Upload = {
  evaluation_line: number
  category: number
  stage: number
  description: string
  name: string
  bytes: Buffer
}

/** Calls of the product as the web makes them; a refusal ends the filling. */
export type DemoClient = {
  ask<Wanted extends Call>(
    call: Wanted,
    as: DemoPerson | null,
    question?: Question<Wanted>,
  ): Promise<z.output<Wanted['answer']>>
  upload(as: DemoPerson, file: Upload): Promise<File>
  logIn(username: string, password: string): Promise<DemoPerson>
}

const edge = 'vereda-demonstration'

const formOf = ({ name, bytes, ...fields }: Upload): Buffer => {
  const written = Object.entries({ ...fields, consent: true }).map(
    ([field, value]) => `--${edge}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n`
  const type = 'Content-Type: application/octet-stream\r\n\r\n'
  return Buffer.concat([
    Buffer.from(written.join('') + head + type),
    bytes,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
}

/** A refusal is an error. */
const sender = (app: FastifyInstance) => {
  const send = async (options: InjectOptions & { url: string }, as: DemoPerson | null, again = 5) => {
    const answer = await app.inject({
      ...options,
      headers: { ...options.headers, ...(as && { authorization: `Bearer ${as.token}` }) },
      ...(as && { remoteAddress: as.address }),
    })
    if (answer.statusCode < 300) return answer.json()
    // on a busy machine there may be no free upload slot
    if (answer.statusCode === 503 && again > 0) return send(options, as, again - 1)
    throw new Error(`${options.method} ${options.url} as ${as?.username ?? 'nobody'}: ${answer.body}`)
  }
  return send
}

export const demoClientOf = (app: FastifyInstance): DemoClient => {
  let people = 0
  const send = sender(app)
  const ask: DemoClient['ask'] = (call, as, question = {}) =>
    send(
      {
        method: call.method,
        url: addressOf(call, question),
        ...(question.body !== undefined && { payload: question.body as object }),
      },
      as,
    )
  return {
    ask,
    upload: (as, file) =>
      send(
        {
          method: 'POST',
          url: fileCalls.create.path,
          headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
          payload: formOf(file),
        },
        as,
      ),
    logIn: async (username, password) => {
      people += 1
      // Each from an address of their own (TEST-NET-1), since logins are counted by address.
      const address = `192.0.2.${people}`
      const nobody = { id: 0, username, token: 'none', address }
      const answer = await app.inject({
        method: 'POST',
        url: accountCalls.login.path,
        payload: { username, password },
        remoteAddress: address,
      })
      if (answer.statusCode !== 200) throw new Error(`${username} cannot log in: ${answer.body}`)
      const { access, user } = answer.json()
      return { ...nobody, id: user.id, token: access }
    },
  }
}
