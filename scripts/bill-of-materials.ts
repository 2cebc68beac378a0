import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Package = {
  version: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  name?: string
}

const component = (path: string, entry: Package) => {
  const named = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const purl = `pkg:npm/${named.replace('@', '%40')}@${entry.version}`
  return {
    type: 'library',
    'bom-ref': `${path}@${entry.version}`,
    name: named,
    version: entry.version,
    scope: entry.dev ? 'excluded' : 'required',
    purl,
    ...(entry.license && { licenses: [{ expression: entry.license }] }),
    ...(entry.integrity && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(entry.integrity.slice(7), 'base64').toString('hex') }],
    }),
  }
}

/**
 * The software bill of materials (CycloneDX 1.5) from a lockfile: every package with checksum and licence; packages
 * for building and testing have the scope `excluded`.
 */
export const billOf = (root: string, at: Date) => {
  const read = <Content>(name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as Content
  const { packages } = read<{ packages: Record<string, Package> }>('package-lock.json')
  const { name, version, license } = read<{ name: string; version: string; license: string }>('package.json')
  const components = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => component(path, entry))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      component: { type: 'application', name, version, licenses: [{ license: { id: license } }] },
    },
    components,
  }
}
