import type { Plugin } from 'vite'
import { holderOf } from './closure.ts'

/**
 * The static skeleton is painted before anything else arrives: the stylesheet is asked for after it, and the
 * application's chunks are asked for at once instead of after the small entry has run.
 */
export function skeletonFirst(): Plugin {
  return {
    name: 'skeleton-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        const [start, entrance] = ['start', 'entrance'].map((name) =>
          holderOf(`src/shell/${name}.tsx`, chunks),
        )
        // Which of the two it will be is known when the entry runs; what both stand on is asked for before.
        const wanted = start?.imports.filter((file) => entrance?.imports.includes(file)) ?? []
        const preloads = wanted.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        const styles = start?.viteMetadata?.importedCss ?? new Set<string>()
        const links: string[] = html.match(/\s*<link rel="stylesheet"[^>]*>/g) ?? []
        for (const file of styles) {
          if (!html.includes(file)) links.push(`<link rel="stylesheet" crossorigin href="/${file}">`)
        }
        return links
          .reduce((page, link) => page.replace(link, ''), html)
          .replace('</head>', `  ${preloads.join('\n    ')}\n  </head>`)
          .replace('</body>', `  ${links.map((link) => link.trim()).join('\n    ')}\n  </body>`)
      },
    },
  }
}
