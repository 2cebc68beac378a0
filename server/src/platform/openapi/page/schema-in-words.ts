import { hasToHave, type Schema } from '../schemas.ts'
import { type Html, html } from './html.ts'

const between = (parts: Html[], separator: Html): Html =>
  html`${parts.map((word, place) => html`${place > 0 && separator}${word}`)}`

const limitsOf = ({ minimum, maximum, minLength, maxLength }: Schema): string => {
  const [low, high] = [minimum ?? minLength, maximum ?? maxLength]
  const unit = maxLength === undefined && minLength === undefined ? '' : ' characters'
  if (low !== undefined && high !== undefined) return ` ${low} to ${high}${unit}`
  if (high !== undefined) return ` up to ${high}${unit}`
  return low === undefined ? '' : ` from ${low}${unit}`
}

/** One value in a few words, with a link where it has a shape of its own. */
export const describe = (schema: Schema): Html => {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return html`<a href="#shape-${name}">${name}</a>`
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`
  if (schema.enum)
    return between(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      html`, `,
    )
  if (schema.anyOf ?? schema.allOf)
    return between(
      (schema.anyOf ?? schema.allOf ?? []).map(describe),
      schema.anyOf ? html` or ` : html` and `,
    )
  if (schema.type === 'array') return html`list of ${schema.items ? describe(schema.items) : 'anything'}`
  if (schema.properties) return fieldsOf(schema)
  const type = [schema.type ?? 'anything'].flat().join(' or ')
  return html`${type}${schema.format && `, ${schema.format}`}${limitsOf(schema)}`
}

/** The fields of an object, each with what it holds. */
export const fieldsOf = (schema: Schema): Html => {
  const { properties = {} } = schema
  return html`<dl>${Object.entries(properties).map(
    ([name, field]) =>
      html`<div><dt><code>${name}</code>${hasToHave(schema, name) ? '' : ' (may be left out)'}</dt>
<dd>${describe(field)}${typeof field.description === 'string' && html`. ${field.description}`}</dd></div>`,
  )}</dl>`
}
