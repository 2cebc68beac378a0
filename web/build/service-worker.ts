import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const source = join(import.meta.dirname, '../src/service-worker.ts')
/**
 * Words of one language, letters of scripts that most pages do not have, and what shows documents, which have to be
 * fetched themselves: kept from their first use.
 */
const isOptional = /i18n\/|plan[.]yaml|inter-(?!latin-wght)|pdfjs-dist|reading-worker/

/**
 * Builds `sw.js` with the list of the files it brings. Its content changes with theirs, by which browsers see a new
 * version.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        const about =
          file.type === 'chunk'
            ? (file.facadeModuleId ?? file.name)
            : (file.originalFileNames[0] ?? file.fileName)
        const isOurs = file.fileName.startsWith('assets/') && !file.fileName.endsWith('.map')
        return isOurs && !isOptional.test(about) && !isOptional.test(file.fileName)
          ? [`/${file.fileName}`]
          : []
      })
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
      const list = `const builtFiles = ${JSON.stringify(files.sort())}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: list + code })
    },
  }
}
