import type { Schema } from '../schemas.ts'
import { type Html, html } from './html.ts'

type Known = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

const between = (parts: Html[], separator: Html): Html =>
  html`${parts.map((word, place) => html`${place > 0 && separator}${word}`)}`

const limitsOf = ({ minimum, maximum, minLength, maxLength }: Known): string => {
  const [low, high] = [minimum ?? minLength, maximum ?? maxLength]
  const unit = maxLength === undefined && minLength === undefined ? '' : ' characters'
  if (low !== undefined && high !== undefined) return ` ${low} to ${high}${unit}`
  if (high !== undefined) return ` up to ${high}${unit}`
  return low === undefined ? '' : ` from ${low}${unit}`
}

/** One value in a few words, with a link where it has a shape of its own. */
export const describe = (schema: Schema): Html => {
  const known = schema as Known
  if (known.$ref) {
    const name = known.$ref.split('/').at(-1) ?? ''
    return html`<a href="#shape-${name}">${name}</a>`
  }
  if (known.const !== undefined) return html`<code>${JSON.stringify(known.const)}</code>`
  if (known.enum)
    return between(
      known.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      html`, `,
    )
  if (known.anyOf ?? known.allOf)
    return between((known.anyOf ?? known.allOf ?? []).map(describe), known.anyOf ? html` or ` : html` and `)
  if (known.type === 'array') return html`list of ${known.items ? describe(known.items) : 'anything'}`
  if (known.properties) return fieldsOf(schema)
  const type = [known.type ?? 'anything'].flat().join(' or ')
  return html`${type}${known.format && `, ${known.format}`}${limitsOf(known)}`
}

/** The fields of an object, each with what it holds. */
export const fieldsOf = (schema: Schema): Html => {
  const { properties = {}, required = [] } = schema as Known
  return html`<dl>${Object.entries(properties).map(
    ([name, field]) =>
      html`<div><dt><code>${name}</code>${required.includes(name) ? '' : ' (may be left out)'}</dt>
<dd>${describe(field)}${typeof field.description === 'string' && html`. ${field.description}`}</dd></div>`,
  )}</dl>`
}
