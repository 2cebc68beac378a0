import type { Scale } from './instrument.ts'
import { readSheet, type Sheet } from './sheet.ts'

/** What has no language. `na`: the text must give the one accepted reason for "not applicable". */
export type Structure = { edition: number; domains: { code: string; outcomes: OutcomeStructure[] }[] }
export type OutcomeStructure = { code: string; indicators: IndicatorStructure[] }
export type IndicatorStructure = { code: string; scale: Scale; principal: boolean; na: boolean }

/** Throws naming the key when something is missing or a scale is unknown. */
export function loadStructure(root: string): Structure {
  const sheet = readSheet(root, 'structure.yaml')
  return {
    edition: sheet.at('edition').number(),
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
            indicators: outcome.at('indicators').items().map(indicatorStructure),
          })),
      })),
  }
}

function indicatorStructure(sheet: Sheet): IndicatorStructure {
  const code = sheet.at('code').text()
  const scale = sheet.at('scale').number()
  if (scale !== 1 && scale !== 2)
    throw new Error(`structure.yaml: ${code} has scale ${scale}, known are 1 and 2`)
  return { code, scale, principal: sheet.flag('principal'), na: sheet.flag('na') }
}
