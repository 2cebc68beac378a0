import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { languages } from '../../contract/src/platform/languages.ts'

const logo = readFileSync(join(import.meta.dirname, '../public/favicon.svg'))
const blue = '#1D56D8'

const messages = join(import.meta.dirname, '../../messages')

/** What a device says of the application before and after it is installed: `install.description`. */
const descriptionIn = (language: string): string => {
  const path = join(messages, language, 'install.json')
  if (!existsSync(path)) return descriptionIn('en')
  return (JSON.parse(readFileSync(path, 'utf8')) as { description: string }).description
}

const sizes = [192, 512]

const manifest = {
  id: '/',
  name: 'Vereda',
  short_name: 'Vereda',
  description: descriptionIn('en'),
  description_localized: Object.fromEntries(
    languages.map(({ code, direction }) => [
      code,
      { value: descriptionIn(code), lang: code, dir: direction },
    ]),
  ),
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f5f7fa',
  theme_color: '#f5f7fa',
  icons: [
    ...sizes.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

const drawn = (size: number) => sharp(logo, { density: (72 * size) / 32 }).resize(size)

/** A device cuts its own shape out of this one: only the middle four fifths are sure to be seen. */
const maskable = () => {
  const [middle, edge] = [0.8, 0.1].map((part) => Math.round(512 * part)) as [number, number]
  return drawn(middle)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: blue })
    .flatten({ background: blue })
}

/** By these a device can install the application: its manifest, and its icons made of the one drawing. */
export function appManifest(): Plugin {
  return {
    name: 'app-manifest',
    apply: 'build',
    async generateBundle() {
      const icons = [
        ...sizes.map((size) => [`icon-${size}`, drawn(size)] as const),
        ['icon-maskable-512', maskable()] as const,
      ]
      for (const [name, icon] of icons) {
        this.emitFile({
          type: 'asset',
          fileName: `${name}.png`,
          source: await icon.png({ palette: true }).toBuffer(),
        })
      }
      this.emitFile({ type: 'asset', fileName: 'app.webmanifest', source: JSON.stringify(manifest) })
    },
  }
}
