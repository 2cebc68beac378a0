import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Plugin, parseSync, transformWithOxc } from 'vite'
import {
  apply,
  declaratorsOf,
  declaredBy,
  type Edit,
  isCall,
  type Node,
  nameOf,
  shapesIn,
  within,
} from './module-parts.ts'

type Module = { code: string; body: Node[] }

const folder = join(import.meta.dirname, '../../contract/src')
const shapeProperties = new Set(['query', 'body', 'answer'])
const makers = new Set(['get', 'post', 'put', 'patch', 'remove'])

const bodyOf = (name: string, code: string): Node[] =>
  parseSync(`${name}.js`, code).program.body as unknown as Node[]

/** The objects given to the makers of calls; in the module of the makers, the one they give back. */
const callsIn = (name: string, body: readonly Node[]): Node[] =>
  body.flatMap((statement) =>
    basename(name) === 'call.ts'
      ? within(statement, ({ type }) => type === 'ObjectExpression')
      : within(statement, (node) => isCall(node) && makers.has(nameOf(node.callee))).flatMap((node) =>
          (node.arguments as Node[]).filter(({ type }) => type === 'ObjectExpression'),
        ),
  )

/** Takes the shapes out of a call, each with its comma. */
const withoutShapes = (call: Node, code: string): Edit[] =>
  (call.properties as Node[])
    .filter(({ key }) => shapeProperties.has(nameOf(key)))
    .map(({ start, end }) => {
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
      return { start, end: end + comma, text: '' }
    })

/** The English words of a refusal, which nobody reads in the browser: each code has its own in the reader's language. */
const withoutEnglish = (body: readonly Node[]): Edit[] =>
  body
    .flatMap(declaratorsOf)
    .filter(({ id }) => nameOf(id) === 'problems')
    .flatMap((table) => within(table, ({ type }) => type === 'ArrayExpression'))
    .map(({ elements }) => elements as Node[])
    .flatMap(([status, words]) => (status && words ? [{ start: status.end, end: words.end, text: '' }] : []))

/** What is made by calling something while the module is read stays only where it is used. */
const pureWhenUnused = (body: readonly Node[]): Edit[] =>
  body
    .flatMap(declaratorsOf)
    .map(({ init }) => init as Node | null)
    .filter((init): init is Node => init !== null && within(init, isCall).length > 0)
    .flatMap(({ start, end }) => [
      { start, end: start, text: '/* @__PURE__ */ (() => (' },
      { start: end, end, text: '))()' },
    ])

const leanModule = async (name: string): Promise<Module> => {
  const source = readFileSync(join(folder, name), 'utf8')
  const { code } = await transformWithOxc(source, join(folder, name))
  const body = bodyOf(name, code)
  const taken = callsIn(name, body).flatMap((call) => withoutShapes(call, code))
  if (basename(name) === 'call.ts' && taken.length !== 2)
    throw new Error('lean-contract.ts no longer fits call.ts')
  const english = withoutEnglish(body)
  if ((basename(name) === 'problems.ts') !== english.length > 0)
    throw new Error('lean-contract.ts no longer fits problems.ts')
  const lean = apply(code, [...taken, ...english])
  const pure = apply(lean, pureWhenUnused(bodyOf(name, lean)))
  return { code: pure, body: bodyOf(name, pure) }
}

/**
 * The contract as the browser needs it: a call is its method and address there, because the server checks what is
 * asked and answered. What stands on zod lies in a module of its own, `name.ts?shapes`, and so comes only with the
 * forms, which check by the same shapes before they send.
 */
export function leanContract(): Plugin {
  const modules = new Map<string, Module>()
  const known = new Map<string, Set<string>>()
  const shapesOf = (name: string): Set<string> => {
    const found = known.get(name) ?? shapesIn(modules.get(name)?.body ?? [], isShape)
    known.set(name, found)
    return found
  }
  const isShape = (source: string, name: string): boolean =>
    source === 'zod' || shapesOf(basename(source)).has(name)

  const withoutShapeStatements = (name: string, { code, body }: Module, id: string): string => {
    const shapes = shapesOf(name)
    const moved = body.filter((statement) => declaredBy(statement).some((each) => shapes.has(each)))
    const exported = moved.filter(({ type }) => type === 'ExportNamedDeclaration').flatMap(declaredBy)
    const rest = apply(
      code,
      moved.map(({ start, end }) => ({ start, end, text: '' })),
    )
    const handedOn = `export { ${exported.join(', ')} } from ${JSON.stringify(`${id}?shapes`)}`
    return exported.length > 0 ? `${rest}\n${handedOn}\n` : rest
  }

  return {
    name: 'lean-contract',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /(?<![.]test)[.]ts$/.test(name),
      )
      for (const name of names) modules.set(basename(name), await leanModule(name))
      if (!modules.has('call.ts')) throw new Error('lean-contract.ts does not find the contract')
    },
    load: {
      filter: { id: /contract\/src\/[\w/-]+\.ts(\?shapes)?$/ },
      handler(id) {
        const [file = '', isShapes] = id.split('?')
        const found = modules.get(basename(file))
        if (!found || !file.startsWith(folder)) return null
        const code = isShapes ? found.code : withoutShapeStatements(basename(file), found, file)
        return { code, moduleType: 'js', moduleSideEffects: false }
      },
    },
  }
}
