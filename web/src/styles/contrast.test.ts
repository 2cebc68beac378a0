import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = { light: coloursAfter(':root {'), dark: coloursAfter(':root[data-theme') }

/** WCAG 2.2: 7 for all text (AAA), 3 for edges and marks. */
const pairs: [string, string, number][] = [
  ...['canvas', 'surface', 'surface2', 'surface3'].map((under): [string, string, number] => [
    'text',
    under,
    7,
  ]),
  ...['canvas', 'surface', 'surface2'].map((under): [string, string, number] => ['text2', under, 7]),
  ...['canvas', 'surface', 'surface2'].map((under): [string, string, number] => ['text3', under, 7]),
  ['on-primary', 'primary', 7],
  ['on-primary', 'primary-hover', 7],
  ['surface', 'danger-solid', 7],
  ['link', 'surface', 7],
  ['link', 'canvas', 7],
  ['primary-soft-text', 'primary-soft', 7],
  ['text2', 'primary-soft', 7],
  ['primary', 'surface', 3],
  ['focus', 'canvas', 3],
  ['focus', 'surface', 3],
  ['control', 'surface', 3],
  ['control', 'canvas', 3],
  ['danger-solid', 'surface', 3],
  ...['open', 'review', 'valid', 'closed', 'danger'].map((tone): [string, string, number] => [
    tone,
    `${tone}-bg`,
    7,
  ]),
  ['danger', 'surface', 7],
  ...['s1', 's2', 's3'].map((stage): [string, string, number] => [stage, 'surface', 3]),
  ...['s1', 's2', 's3'].map((stage): [string, string, number] => [stage, `${stage}-bg`, 3]),
  ...['s1', 's2', 's3'].map((stage): [string, string, number] => ['text', `${stage}-bg`, 7]),
  ...['c1', 'c2', 'c3'].map((line): [string, string, number] => [line, 'surface', 3]),
  ...['0', '1', '2', '3', '4'].map((heat): [string, string, number] => [`h-t${heat}`, `h${heat}`, 7]),
]

function coloursAfter(start: string): Map<string, string> {
  const block = css.slice(css.indexOf(start)).split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(Object.entries(themes))(
  'people with low vision can read every pair of colours of the %s theme',
  (_name, colours) => {
    expect(colours.size).toBeGreaterThan(50)
    for (const [over, under, least] of pairs) {
      const found = contrast(colours.get(over) ?? '#000000', colours.get(under) ?? '#000000')
      expect(found, `${over} on ${under}`).toBeGreaterThanOrEqual(least)
    }
  },
)

test('both themes name the same colours', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()])
})
