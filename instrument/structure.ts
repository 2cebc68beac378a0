import type { Link, Scale } from './instrument.ts'
import { readSheet, type Sheet } from './sheet.ts'

/** What has no language. `na`: the text must give the one accepted reason for "not applicable". */
export type Structure = {
  edition: number
  domains: { code: string; outcomes: OutcomeStructure[] }[]
  duties: DutyStructure[]
}
export type OutcomeStructure = { code: string; indicators: IndicatorStructure[] }
export type IndicatorStructure = { code: string; scale: Scale; principal: boolean; na: boolean } & Linked
/** A duty belongs to a domain by its code, and has no letter. */
export type DutyStructure = { code: string; domain: string }
/** What the indicator is to the edition before, and the codes there that it comes from; of the first edition nothing. */
export type Linked = { link: Link | null; from: string[] }

const links = ['same', 'reworded', 'split', 'merged', 'new'] as const satisfies Link[]

/** From the second edition on an indicator has statements to tick, and says what it was before. */
export const hasStatements = ({ edition }: { edition: number }): boolean => edition > 1

/** Throws naming the key when something is missing or a scale is unknown. */
export function loadStructure(root: string): Structure {
  const sheet = readSheet(root, 'structure.yaml')
  const edition = sheet.at('edition').number()
  const linked = (indicator: Sheet) =>
    hasStatements({ edition }) ? linkOf(indicator) : { link: null, from: [] }
  return {
    edition,
    duties: sheet.keys().includes('duties') ? sheet.at('duties').items().map(dutyStructure) : [],
    domains: sheet
      .at('domains')
      .items()
      .map((domain) => ({
        code: domain.at('code').text(),
        outcomes: domain
          .at('outcomes')
          .items()
          .map((outcome) => ({
            code: outcome.at('code').text(),
            indicators: outcome
              .at('indicators')
              .items()
              .map((each) => ({ ...indicatorStructure(each), ...linked(each) })),
          })),
      })),
  }
}

function indicatorStructure(sheet: Sheet): Omit<IndicatorStructure, keyof Linked> {
  const code = sheet.at('code').text()
  const scale = sheet.at('scale').number()
  if (scale !== 1 && scale !== 2)
    throw new Error(`structure.yaml: ${code} has scale ${scale}, known are 1 and 2`)
  return { code, scale, principal: sheet.flag('principal'), na: sheet.flag('na') }
}

function linkOf(sheet: Sheet): Linked {
  const said = sheet.at('link').text()
  const link = links.find((each) => each === said)
  if (!link)
    throw new Error(
      `structure.yaml: ${sheet.at('code').text()} has link ${said}, known are ${links.join(', ')}`,
    )
  const from = sheet.keys().includes('from') ? sheet.at('from').items() : []
  return { link, from: from.map((code) => code.text()) }
}

function dutyStructure(sheet: Sheet): DutyStructure {
  return { code: sheet.at('code').text(), domain: sheet.at('domain').text() }
}
