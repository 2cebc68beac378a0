import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { loadCases } from '../../instrument/load-cases.ts'

/** Cases to practise judging on come into the bundle from the sheets where they are written, with their letters. */
export function caseTexts(): Plugin {
  return {
    name: 'case-texts',
    transform: {
      filter: { id: /\/instrument\/edition-\d+\/[a-z]{2}\/cases\.yaml$/ },
      handler(_sheet, id) {
        const folder = dirname(id)
        const cases = JSON.stringify(loadCases(basename(folder), dirname(folder)))
        return { code: `export default ${cases}`, map: null, moduleType: 'js' }
      },
    },
  }
}
