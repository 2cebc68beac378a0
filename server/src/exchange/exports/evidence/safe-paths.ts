import type { Stage } from 'contract/evaluation/scores/stages'
import type { DataTexts } from '../../spreadsheets/texts.ts'

/** Special or forbidden in names on Windows. */
const refused = /[<>:"/\\|?*\p{Cc}]/gu
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i
const longest = 100

/** A name valid on every system: no path, no device, limited length; its ending stays. */
export const safeName = (name: string): string => {
  const clean = name
    .replace(refused, '_')
    .replace(device, '_$1')
    .replace(/[. ]+$/, '')
    .replace(/^ +/, '')
  const graphemes = [...(clean || 'file')]
  if (graphemes.length <= longest) return graphemes.join('')
  const at = graphemes.lastIndexOf('.')
  const ending = at > 0 && graphemes.length - at <= 10 ? graphemes.slice(at) : []
  return [...graphemes.slice(0, longest - ending.length), ...ending].join('')
}

const numbered = (name: string, number: number): string => {
  const at = name.lastIndexOf('.')
  return at > 0 ? `${name.slice(0, at)} (${number})${name.slice(at)}` : `${name} (${number})`
}

type Placed = { domain: number; stage: Stage; name: string }

/** The path of each file: by domain, then by stage. Equal names, in any case, are numbered. */
export const pathsIn = (texts: DataTexts, files: readonly Placed[]): string[] => {
  const taken = new Set<string>()
  return files.map(({ domain, stage, name }) => {
    const stageName = texts.stages[stage]
    const folder = `${texts.levels.domain} ${domain}/${stage} ${stageName}`
    const safe = safeName(name.normalize('NFC'))
    let path = `${folder}/${safe}`
    for (let number = 2; taken.has(path.toLowerCase()); number += 1)
      path = `${folder}/${numbered(safe, number)}`
    taken.add(path.toLowerCase())
    return path
  })
}
