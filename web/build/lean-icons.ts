import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import type { Plugin } from 'vite'

type Line = [tag: string, attributes: Record<string, string>]

const drawn = join(import.meta.dirname, '../src/ui/drawn.ts')

const empty = createContext({})

/** The lines of an icon, without the names and keys that nothing reads in the browser. */
const linesOf = (code: string): Line[] | undefined => {
  const data = /const __iconData = (\{[\s\S]*?\});\n__iconData\.node/.exec(code)?.[1]
  const { node } = runInContext(`(${data})`, empty) as { node?: Line[] }
  return node?.map(([tag, { key: _, ...attributes }]) => [tag, attributes])
}

/**
 * Icons come as their lines alone and are drawn by our own few lines: Lucide's are made for settings that nothing here
 * uses. Should its files look otherwise one day, the build stops and this file is looked at again.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler(code) {
        if (!code.includes('createLucideIcon')) return null
        const lines = linesOf(code)
        if (!lines) this.error('Lucide writes its icons in a new way')
        return {
          code: `import { drawn } from ${JSON.stringify(drawn)}\nexport default drawn(${JSON.stringify(lines)})`,
          map: null,
        }
      },
    },
  }
}
