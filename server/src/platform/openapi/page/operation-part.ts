import { z } from 'zod'
import type { Route } from '../../http/feature.ts'
import { isObject } from '../../http/guards.ts'
import type { OpenApi } from '../document.ts'
import { refusalsOf, statusOf } from '../refusals.ts'
import type { Schema } from '../schemas.ts'
import { type Html, html } from './html.ts'
import { describe, fieldsOf } from './schema-in-words.ts'

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean(),
  description: z.string().optional(),
  schema: z.custom<Schema>(isObject),
})
type Content = { content?: Record<string, { schema?: Schema }> }

const parameterOf = (schema: Schema, { components }: OpenApi) =>
  Parameter.parse(schema.$ref ? components.parameters?.[schema.$ref.split('/').at(-1) ?? ''] : schema)

const schemaIn = (part: unknown): Schema | undefined =>
  Object.values((part as Content | undefined)?.content ?? {})[0]?.schema

const shown = (schema: Schema): Html =>
  schema.properties ? fieldsOf(schema) : html`<p>${describe(schema)}</p>`

const parametersOf = (operation: Schema, document: OpenApi): Html => {
  const schema = (operation.parameters as Schema[]).map((each) => parameterOf(each, document))
  if (schema.length === 0) return html``
  return html`<h4>Path, query and headers</h4>
<dl>${schema.map(
    ({ name, in: place, required, description, schema }) =>
      html`<div><dt><code>${name}</code> (${place}${!required && ', may be left out'})</dt>
<dd>${describe(schema)}${description && html`. ${description}`}</dd></div>`,
  )}</dl>`
}

const refusals = (route: Route): Html =>
  html`<h4>Refusals</h4>
<ul>${refusalsOf(route).map((code) => html`<li>${statusOf(code, route)} <a href="#problem-${code}">${code}</a></li>`)}</ul>`

/** One call: what it does and who may ask, with its parameters and answers folded. */
export const operationPart = (route: Route, document: OpenApi): Html => {
  const { call, name } = route
  const operation = document.paths[call.path]?.[call.method.toLowerCase()] ?? {}
  const body = schemaIn(operation.requestBody)
  const answer = schemaIn((operation.responses as Schema)[String(call.status)])
  return html`<article id="${name}">
<h3><code>${call.method} ${call.path}</code></h3>
<p>${String(operation.summary)}</p>
<details><summary>Details of <code>${call.method} ${call.path}</code></summary>
<p>${String(operation.description)}</p>
${parametersOf(operation, document)}
${body && html`<h4>Body</h4>${shown(body)}`}
<h4>Answer ${call.status}${call.also && ` or ${call.also}`}</h4>
${answer ? shown(answer) : html`<p>Bytes.</p>`}
${refusals(route)}
</details>
</article>`
}
