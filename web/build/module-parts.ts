/** Reading a module of the contract: which statements say what, and which of them stand on zod. */

export type Node = { type: string; start: number; end: number; [part: string]: unknown }
export type Edit = { start: number; end: number; text: string }
/** Whether a name that is imported from there is a shape, or makes one. */
type IsShape = (source: string, name: string) => boolean

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

export const within = (node: Node, matches: (node: Node) => boolean): Node[] => [
  ...(matches(node) ? [node] : []),
  ...Object.values(node)
    .flat()
    .filter(isNode)
    .flatMap((child) => within(child, matches)),
]

export const isCall = ({ type }: Node): boolean => type === 'CallExpression'

export const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value) : '')

export const apply = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)

const declarationOf = (statement: Node): Node =>
  isNode(statement.declaration) ? statement.declaration : statement

export const declaratorsOf = (statement: Node): Node[] => {
  const declaration = declarationOf(statement)
  return declaration.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : []
}

export const declaredBy = (statement: Node): string[] => {
  const declaration = declarationOf(statement)
  if (declaration.type === 'FunctionDeclaration') return [nameOf(declaration.id)]
  return declaratorsOf(statement).map(({ id }) => nameOf(id))
}

const importedShapes = (body: readonly Node[], isShape: IsShape): string[] =>
  body
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ source, specifiers }) =>
      (specifiers as Node[])
        .filter(({ imported }) => isShape(nameOf(source), nameOf(imported)))
        .map(({ local }) => nameOf(local)),
    )

/** The names of a module that are made of zod, or of something made of it. */
export const shapesIn = (body: readonly Node[], isShape: IsShape): Set<string> => {
  const shapes = new Set(importedShapes(body, isShape))
  for (let before = -1; before !== shapes.size; ) {
    before = shapes.size
    for (const statement of body) {
      const stands = within(statement, (node) => node.type === 'Identifier' && shapes.has(nameOf(node)))
      if (stands.length > 0) for (const name of declaredBy(statement)) shapes.add(name)
    }
  }
  return shapes
}
