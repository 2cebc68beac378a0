import type { Counted, Statements } from './instrument.ts'
import type { Sheet } from './sheet.ts'
import { readSheet } from './sheet.ts'
import { type DutyStructure, hasStatements, type IndicatorStructure } from './structure.ts'

/** What can be ticked at each stage, and who is counted; null in editions without, and where nobody is counted. */
export function loadStatements(
  edition: { edition: number },
  { scale }: Pick<IndicatorStructure, 'scale'>,
  text: Sheet,
): { statements: Statements | null; counted: Counted | null } {
  if (!hasStatements(edition)) return { statements: null, counted: null }
  const ofStage = (stage: keyof Statements) =>
    text
      .at('statements')
      .at(stage)
      .items()
      .map((statement) => statement.text())
  return {
    statements: { s1: ofStage('s1'), s2: ofStage('s2'), s3: ofStage('s3') },
    counted: scale === 2 ? { reached: text.at('reached').text(), of: text.at('of').text() } : null,
  }
}

/** The duties of an edition with their words. */
export function loadDuties(duties: DutyStructure[], language: string, root: string) {
  if (duties.length === 0) return []
  const sheet = readSheet(root, `${language}/duties.yaml`)
  return duties.map(({ code, domain }) => {
    const words = sheet.at(code)
    return {
      code,
      domain: Number(domain),
      name: words.at('name').text(),
      help: words.at('help').text(),
      plan: words.at('plan').text(),
    }
  })
}
