import compile from 'icu-minify/compile'

/** What stands in a message beside its words. */
export type Parts = {
  /** The words, without what is filled in. */
  words: string
  /** Names of values and of marks, `{name}` and `<b>`, as the form for the rest has them. */
  filledIn: Set<string>
  /** The forms of each plural. */
  plurals: { name: string; forms: string[] }[]
  /** What each select chooses among. */
  selects: string[]
  /** Forms of a plural that fill in something else than its form for the rest. */
  uneven: string[]
}

const [select, plural, ordinal] = [1, 2, 3]
const isChoice = (type: unknown): boolean => type === select || type === plural || type === ordinal

/** Forms of one number may say it in a word. */
const maySayInWords = (form: string): boolean => form === 'one' || form.startsWith('=')

const read = (node: unknown, parts: Parts): void => {
  if (typeof node === 'string') parts.words += ` ${node}`
  if (!Array.isArray(node)) return
  const [name, second, choices] = node as [string, unknown, Record<string, unknown>]
  if (node.length === 1) parts.filledIn.add(`{${name}}`)
  else if (isChoice(second)) readChoice(name, second === select, choices, parts)
  else if (typeof second === 'number' && second > ordinal) parts.filledIn.add(`{${name}}`)
  else {
    parts.filledIn.add(`<${name}>`)
    for (const inner of node.slice(1)) read(inner, parts)
  }
}

const readChoice = (
  name: string,
  isSelect: boolean,
  choices: Record<string, unknown>,
  parts: Parts,
): void => {
  const forms = Object.keys(choices)
  if (isSelect) parts.selects.push(`${name}: ${forms.sort().join(' ')}`)
  else parts.plurals.push({ name, forms })
  const rest = readAll(choices.other)
  for (const form of forms) {
    const inner = readAll(choices[form])
    parts.words += inner.words
    parts.plurals.push(...inner.plurals)
    parts.selects.push(...inner.selects)
    parts.uneven.push(...inner.uneven)
    if (isSelect || form === 'other') for (const each of inner.filledIn) parts.filledIn.add(each)
    else if (!maySayInWords(form) && named(inner.filledIn) !== named(rest.filledIn)) parts.uneven.push(form)
  }
}

export const named = (filledIn: ReadonlySet<string>): string => [...filledIn].sort().join(' ')

const readAll = (message: unknown): Parts => {
  const parts: Parts = { words: '', filledIn: new Set(), plurals: [], selects: [], uneven: [] }
  for (const node of Array.isArray(message) ? message : [message]) read(node, parts)
  return parts
}

/** Throws for what is no valid ICU. */
export const partsOf = (message: string): Parts => readAll(compile(message))
