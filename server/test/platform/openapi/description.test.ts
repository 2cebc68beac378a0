import { validate } from '@readme/openapi-parser'
import type { ProblemCode } from 'contract/platform/problems'
import { problems } from 'contract/platform/problems'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { OpenApi } from '../../../src/platform/openapi/document.ts'
import { namedShapes } from '../../../src/platform/openapi/named-shapes.ts'
import { givenVereda } from '../../vereda.ts'

const vereda = await givenVereda()
const ask = (url: string, headers: Record<string, string> = {}) => vereda.app.inject({ url, headers })
const answer = await ask('/api/openapi.json')
const document = answer.json<OpenApi>()
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const { calls } = vereda.app
const parametersOf = (path: string, method: string) =>
  (document.paths[path]?.[method]?.parameters ?? []) as { name?: string; $ref?: string; schema?: object }[]

test('the description passes a validator of OpenAPI 3.1', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await validate(structuredClone(document) as never)).toMatchObject({ valid: true })
})

test('the validator reports a broken description', async () => {
  const broken = structuredClone(document)
  const [path = ''] = Object.keys(broken.paths)
  Object.assign(broken.paths[path]?.get ?? broken.paths[path]?.post ?? {}, {
    responses: { 200: { content: 5 } },
  })
  expect(await validate(broken as never)).toMatchObject({ valid: false })
})

test('the description is cached by its tag', async () => {
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  const again = await ask('/api/openapi.json', { 'if-none-match': String(answer.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('every operation has a sentence, a noun and a name of its own', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { summary, tags } of operations) {
    expect(String(summary)).toMatch(/^[A-Z].{8,}[.]$/s)
    expect(tags).toEqual([expect.stringMatching(/^[A-Z][a-z ]+$/)])
  }
})

test('a call lists a problem of its own once, and only known ones', () => {
  for (const { description } of calls) {
    const [, ...own] = description
    expect(new Set(own).size).toBe(own.length)
    for (const code of own) expect(problems[code satisfies ProblemCode], code).toBeDefined()
  }
})

test('a shape that can be changed has its version, and the time of its change', () => {
  const { schemas } = document.components as unknown as {
    schemas: Record<string, { properties?: Record<string, unknown> }>
  }
  // a problem tells the version that there is; a version of a report is what was once, and says when it was written
  const versioned = Object.entries(schemas).filter(
    ([name, { properties }]) =>
      properties?.version && name !== 'Problem' && !name.startsWith('ReportVersion'),
  )
  expect(versioned.length).toBeGreaterThan(15)
  for (const [name, { properties }] of versioned)
    expect([name, properties?.updated_at]).toEqual([name, expect.anything()])
})

const isAnonymous = (shape: z.ZodType): boolean => {
  if (namedShapes.has(shape)) return false
  if (shape instanceof z.ZodArray) return isAnonymous(shape.element as z.ZodType)
  return shape instanceof z.ZodObject && 'id' in shape.shape
}

test('a row of an answer has a named shape', () => {
  const anonymous = calls
    .filter(({ call }) => isAnonymous(call.answer))
    .map(({ call }) => `${call.method} ${call.path}: export its shape and add the module to named-shapes.ts`)
  expect(anonymous).toEqual([])
})

test('a call that uses a header is described with it', () => {
  const namesOf = (path: string, method: string) =>
    parametersOf(path, method).flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? [])
  expect(namesOf('/api/region/', 'post')).toEqual(['acceptLanguage', 'idempotencyKey'])
  expect(namesOf('/api/region/{id}/', 'patch')).toEqual(['acceptLanguage', 'ifMatch'])
  expect(namesOf('/api/country/', 'get')).toEqual(['acceptLanguage', 'ifNoneMatch'])
  expect(namesOf('/api/file/{id}/', 'get')).toEqual(['range', 'ifRange'])
  expect(namesOf('/api/account/login', 'post')).toEqual(['acceptLanguage'])
})

test('ranges of a file are described only for evidence', () => {
  const withParts = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).some(({ responses }) => '206' in (responses as object)) ? [path] : [],
  )
  expect(withParts).toEqual(['/api/file/{id}/'])
})

test('limits of bodies are in the description', () => {
  expect(document.components.schemas?.NewRegion).toMatchObject({
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 200 },
      country: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    },
    required: ['name', 'country'],
  })
  const page = parametersOf('/api/region/', 'get').find(({ name }) => name === 'page_size')
  expect(page?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 20 })
})
