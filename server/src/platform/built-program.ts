import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A program of the server's own that runs beside it: the build puts it next to the code that starts it. From sources
 * there is none, but in the tests, which build all of them once: a loader of TypeScript takes a second at each start.
 */
export const builtProgram = (caller: string, name: string): string | undefined => {
  const folder = caller.endsWith('.ts') ? process.env['BUILT_PROGRAMS'] : dirname(fileURLToPath(caller))
  return folder && join(folder, `${name}.js`)
}
