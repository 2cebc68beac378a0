import { dirname, join } from 'node:path'
import ts from 'typescript'
import { declaredName, isAvoided } from './avoided-words.ts'

export type Source = {
  file: string
  lines: number
  commentLines: number
  functions: { name: string; line: number; lines: number }[]
  /** Lines with a cast: `x as T` except `as const`, `<T>x` and `x!`. */
  casts: number[]
  /** Lines with a directive that disables a checker. */
  suppressions: number[]
  exported: string[]
  /** Imports from other folders, as `name file`. */
  importedFromAfar: string[]
  /** Declared names with a word to avoid, as `name line`. */
  avoidedNames: string[]
}

const suppression =
  /^\W*(biome-ignore|oxlint-disable|eslint-disable|@ts-(expect-error|ignore|nocheck)|v8 ignore)/

/** Measures a TypeScript file by the compiler's parser. */
export const readSource = (file: string, text: string): Source => {
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1
  const functions: Source['functions'] = []
  const casts: number[] = []
  const avoidedNames: string[] = []
  const comments = new Map<number, ts.CommentRange>()

  const visit = (node: ts.Node): void => {
    for (const comment of commentsAround(node, text)) comments.set(comment.pos, comment)
    const declared = declaredName(node)
    if (declared && isAvoided(declared.text, isTest(file)))
      avoidedNames.push(`${declared.text} ${lineAt(declared.getStart())}`)
    if (isCast(node)) casts.push(lineAt(node.end))
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const line = lineAt(node.getStart())
      functions.push({ name: nameOf(node), line, lines: lineAt(node.end) - line + 1 })
    }
    // Includes tokens, which comments may precede.
    for (const child of node.getChildren()) visit(child)
  }
  visit(tree)

  const commented = [...comments.values()]
  return {
    file,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    commentLines: commented.reduce((sum, { pos, end }) => sum + lineAt(end) - lineAt(pos) + 1, 0),
    functions,
    casts,
    suppressions: commented
      .filter(({ pos, end }) => suppression.test(text.slice(pos, end)))
      .map(({ pos }) => lineAt(pos)),
    exported: tree.statements.flatMap(exportedNames),
    importedFromAfar: tree.statements.flatMap((statement) => importsFromAfar(file, statement)),
    avoidedNames,
  }
}

const commentsAround = (node: ts.Node, text: string): ts.CommentRange[] =>
  ts.isJsxText(node)
    ? []
    : [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.isToken(node) && !isInJsxText(node)
          ? (ts.getTrailingCommentRanges(text, node.end) ?? [])
          : []),
      ]

/** JSX text may look like a comment. */
const isInJsxText = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.GreaterThanToken || node.kind === ts.SyntaxKind.CloseBraceToken
    ? ts.isJsxOpeningLikeElement(node.parent) ||
      ts.isJsxClosingElement(node.parent) ||
      ts.isJsxExpression(node.parent)
    : false

const isCast = (node: ts.Node): boolean =>
  ts.isNonNullExpression(node) ||
  ts.isTypeAssertionExpression(node) ||
  (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type))

const nameOf = (node: ts.SignatureDeclaration): string => {
  if (node.name) return node.name.getText()
  const { parent } = node
  return (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.initializer === node
    ? parent.name.getText()
    : '(unnamed)'
}

/** Test files and their helpers. */
export const isTest = (file: string): boolean =>
  /[.]test[.]tsx?$|\/test\//.test(file) || file.startsWith('e2e/')

const importsFromAfar = (file: string, statement: ts.Statement): string[] => {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
  const { text } = statement.moduleSpecifier
  const from = text.startsWith('.')
    ? join(dirname(file), text)
    : text.replace(/^contract\/(.*)/, 'contract/src/$1.ts')
  const named = statement.importClause?.namedBindings
  if (!named || !ts.isNamedImports(named) || dirname(from) === dirname(file)) return []
  return named.elements.map(({ name, propertyName }) => `${(propertyName ?? name).text} ${from}`)
}

/** Declared exports without re-exports. */
const exportedNames = (statement: ts.Statement): string[] => {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  }
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement)
  return named && statement.name ? [statement.name.text] : []
}
