import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { editionFolder } from './editions.ts'

type Map = Record<string, unknown>
type Written = { outcomes: Record<string, { indicators: Record<string, Map> }> }
type Sketch = { edition: number; domains: { outcomes: { indicators: Map[] }[] }[]; duties: Map[] }

const duties = ['D1', 'D2', 'D3', 'D4', 'D5']
const statementsOf = (code: string, count: number) => ({
  s1: [`One adult of ${code} begins.`, `Notes of ${code} are kept.`],
  s2: [`The team of ${code} follows a plan.`, `Families of ${code} take part.`],
  s3: [`Learners of ${code} lead.`, `All of ${code} goes on.`, 'It lasts.'].slice(0, count),
})

/** Codes that are no longer what they were, as a second edition has some; all others are the same. */
const links: Record<string, Map> = {
  '1.1.2': { link: 'reworded', from: ['1.1.2'] },
  '1.1.3': { link: 'new', from: [] },
  '1.2.2': { link: 'split', from: ['1.2.2'] },
}

const change = (file: string, work: (content: Map) => void): void => {
  const content: Map = parse(readFileSync(file, 'utf8'))
  work(content)
  writeFileSync(file, stringify(content, { lineWidth: 0 }))
}

const changeDomain = (file: string, scales: Record<string, unknown>): void =>
  change(file, (content) => {
    for (const { indicators } of Object.values((content as Written).outcomes))
      for (const [code, indicator] of Object.entries(indicators)) {
        indicator['statements'] = statementsOf(code, code.endsWith('.1') ? 3 : 2)
        if (scales[code] === 2)
          Object.assign(indicator, { reached: 'Learners with a plan', of: 'All learners' })
      }
  })

const changeLanguage = (folder: string, scales: Record<string, unknown>): void => {
  for (const domain of [1, 2, 3, 4, 5, 6, 7]) changeDomain(join(folder, `domain-${domain}.yaml`), scales)
  change(join(folder, 'easy.yaml'), (content) => {
    for (const [code, words] of Object.entries(content)) content[code] = (words as { easy: string }).easy
  })
  const words = { name: 'Nobody is shut in', help: 'Rooms and force.', plan: 'Say what you will do.' }
  writeFileSync(
    join(folder, 'duties.yaml'),
    stringify(Object.fromEntries(duties.map((code) => [code, { ...words, name: `${words.name}: ${code}` }]))),
  )
}

/** Writes a second edition into the folder, made of the first: for tests alone. */
export const writeSecondEdition = (home: string, languages = ['en', 'es']): string => {
  const folder = join(home, 'edition-2')
  cpSync(editionFolder(1), folder, {
    recursive: true,
    filter: (path) =>
      !/\/[a-z]{2}$/.test(path) || languages.some((language) => path.endsWith(`/${language}`)),
  })
  const scales: Record<string, unknown> = {}
  change(join(folder, 'structure.yaml'), (content) => {
    const sketch = content as Sketch
    sketch.edition = 2
    sketch.duties = duties.map((code) => ({ code, domain: '5' }))
    for (const indicator of sketch.domains.flatMap(({ outcomes }) =>
      outcomes.flatMap((each) => each.indicators),
    )) {
      const code = String(indicator['code'])
      scales[code] = indicator['scale']
      Object.assign(indicator, links[code] ?? { link: 'same', from: [code] })
    }
  })
  for (const language of languages) changeLanguage(join(folder, language), scales)
  return folder
}
