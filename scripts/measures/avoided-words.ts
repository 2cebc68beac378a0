import ts from 'typescript'

/**
 * Words to avoid in names, with replacements. "Letter" (an option from A to G) and "seal" (of the audit) are words of
 * the domain.
 */
export const avoidedWords: Readonly<Record<string, string>> = {
  alone: 'withLock, ownTransaction, isOnly',
  asked: 'query, request, wanted',
  behind: 'sources',
  beside: 'siblings',
  deed: 'action',
  deeds: 'actions',
  deliver: 'send',
  forget: 'purge, anonymise',
  given: 'options (in tests what a test begins with is `givenSchool`)',
  held: 'locked',
  hold: 'lock',
  holds: 'contains',
  house: 'context',
  instead: 'fallback',
  keep: 'store',
  keeps: 'stores',
  keeping: 'storing',
  kept: 'stored, cached',
  later: 'lazy, next',
  look: 'dryRun, check, variant',
  looks: 'variants, styles',
  many: 'bulk, count',
  must: 'assert',
  nudge: 'wake',
  paper: 'document',
  papers: 'documents',
  reach: 'scope',
  said: 'message, announcement, values',
  say: 'textOf, announce',
  says: 'description',
  sealed: 'encrypted',
  standing: 'summary',
  stands: 'isAvailable',
  tell: 'notify',
  tells: 'describes',
  telling: 'context, story',
  together: 'merged, sum',
  told: 'description, result',
  turns: 'mutex',
  upkeep: 'maintenance',
  upon: 'on',
  walk: 'indexScan, visit',
  words: 'texts, labels, messages',
}

/** Names fixed by others: columns, fields of calls, and an option of the library that writes DOCX. */
const fixed = new Set(['asked', 'deed', 'keepNext', 'kept', 'words'])

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .map((part) => part.toLowerCase())

/** The name declared by a statement, parameter, variable or property of a type; keys of values are data. */
export const declaredName = (node: ts.Node): ts.Identifier | null => {
  const isDeclared =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isTypeParameterDeclaration(node)
  if (!isDeclared || !node.name || !ts.isIdentifier(node.name)) return null
  return isFixed(node, node.name.text) ? null : node.name
}

/** A field of a type, or one that is destructured under its own name. */
const isFixed = (node: ts.Node, name: string): boolean =>
  (fixed.has(name) || name.includes('_')) &&
  (ts.isPropertySignature(node) || (ts.isBindingElement(node) && !node.propertyName))

/** In tests `given` is allowed for preconditions. */
export const isAvoided = (name: string, isTest: boolean): boolean =>
  partsOf(name).some((part) => Object.hasOwn(avoidedWords, part) && !(isTest && part === 'given'))
