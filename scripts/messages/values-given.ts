import { partsOf } from 'contract/platform/catalogue/parts-of'
import ts from 'typescript'
import type { Messages } from './read-messages.ts'

/** The values of a message, including those of plurals and selects. */
const neededBy = (text: string): string[] => {
  const { filledIn, plurals, selects } = partsOf(text)
  return [
    ...[...filledIn].filter((each) => each.startsWith('{')).map((each) => each.slice(1, -1)),
    ...plurals.map(({ name }) => name),
    ...selects.map((each) => each.slice(0, each.indexOf(':'))),
  ]
}

/** Literal keys only. */
const keysIn = (asked: ts.Expression | undefined): string[] => {
  if (asked === undefined) return []
  if (ts.isStringLiteralLike(asked)) return [asked.text]
  return ts.isConditionalExpression(asked) ? [...keysIn(asked.whenTrue), ...keysIn(asked.whenFalse)] : []
}

/** The names of a call's values, if all are literal. */
const namesIn = (values: ts.Expression | undefined): string[] | null => {
  if (values === undefined) return []
  if (!ts.isObjectLiteralExpression(values) || values.properties.some(ts.isSpreadAssignment)) return null
  return values.properties.map(({ name }) => name?.getText() ?? '')
}

/** Calls of `t()` in the web without a value that the message needs, which would show "undefined". */
export function findMissingValues(file: string, code: string, english: Messages): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 't') {
      const given = namesIn(node.arguments[1])
      for (const key of given ? keysIn(node.arguments[0]) : [])
        for (const name of new Set(neededBy(english.get(key) ?? '')))
          if (!given?.includes(name)) found.push(`${key} is said without {${name}} in ${file}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
