import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const found = createRequire(import.meta.url)

const fileOf = (name: string, weight: string, file: string): string =>
  join(dirname(found.resolve(`@expo-google-fonts/${name}/package.json`)), weight, file)

/** Inter as on the screens, Devanagari for Hindi, and emoji. */
const files = [
  fileOf('inter', '400Regular', 'Inter_400Regular.ttf'),
  fileOf('inter', '500Medium', 'Inter_500Medium.ttf'),
  fileOf('inter', '600SemiBold', 'Inter_600SemiBold.ttf'),
  fileOf('noto-sans-devanagari', '400Regular', 'NotoSansDevanagari_400Regular.ttf'),
  fileOf('noto-sans-devanagari', '600SemiBold', 'NotoSansDevanagari_600SemiBold.ttf'),
  fileOf('noto-emoji', '400Regular', 'NotoEmoji_400Regular.ttf'),
]

export const readFonts = (): Buffer[] => files.map((file) => readFileSync(file))
