import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Call } from 'contract/access/call'
import type { OpenApi } from '../../../src/platform/openapi/document.ts'

type Headers = Record<string, string | string[] | number | undefined>
type Answer = { status: number; headers: Headers; text: string }
type Response = { $ref?: string; content?: Record<string, { schema?: object }> }

const pointer = (...parts: string[]) =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Checks an answer against the description of its call, and says in words what does not agree. */
export const checkerOf = (document: OpenApi) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, inlineRefs: false })
  formats.default(ajv)
  ajv.addSchema({ $id: 'openapi', ...document })
  const validators = new Map<string, ValidateFunction>()
  const validatorAt = (place: string): ValidateFunction => {
    const known = validators.get(place) ?? ajv.compile({ $ref: `openapi#${place}` })
    validators.set(place, known)
    return known
  }

  return (call: Pick<Call, 'method' | 'path'>, { status, headers, text }: Answer): string | null => {
    const at = ['paths', call.path, call.method.toLowerCase(), 'responses', String(status)]
    const responses = document.paths[call.path]?.[call.method.toLowerCase()]?.responses
    const message = (responses as Record<string, Response> | undefined)?.[String(status)]
    if (!message) return `${status} is not described: ${text.slice(0, 200)}`
    const place = message.$ref ? message.$ref.slice(1) : pointer(...at)
    const response = message.$ref
      ? (document.components.responses?.[message.$ref.split('/').at(-1) ?? ''] as Response)
      : message
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
    if (!response.content) return text === '' ? null : `${status} has a body that is not described`
    const [media] = Object.keys(response.content)
    if (media === undefined || (media !== '*/*' && media !== type))
      return `${status} is ${type}, not ${media}`
    if (media !== 'application/json') return null
    const validate = validatorAt(`${place}/content/application~1json/schema`)
    if (validate(JSON.parse(text))) return null
    return `${status} ${ajv.errorsText(validate.errors)}: ${text.slice(0, 300)}`
  }
}
