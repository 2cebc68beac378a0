import type { Domain, Indicator, Instrument, Option, Outcome, Scale } from './instrument.ts'
import { letters } from './letters.ts'
import { loadEasy } from './load-easy.ts'
import { loadShort } from './load-short.ts'
import { loadDuties, loadStatements } from './load-statements.ts'
import { readSheet, type Sheet } from './sheet.ts'
import {
  hasStatements,
  type IndicatorStructure,
  loadStructure,
  type OutcomeStructure,
  type Structure,
} from './structure.ts'

/** What stands in files of its own, by the code of the indicator. */
type Words = { edition: number; easy: ReturnType<typeof loadEasy>; short: ReturnType<typeof loadShort> }

/** Joins the structure with the words of one language. Throws naming file and key when anything is missing. */
export function loadInstrument(language: string, root: string): Instrument {
  const structure = loadStructure(root)
  const text = readSheet(root, `${language}/instrument.yaml`)
  const { edition } = structure
  const words: Words = { edition, easy: loadEasy(language, root), short: loadShort(language, root) }
  return {
    edition,
    language,
    name: text.at('name').text(),
    description: text.at('description').text(),
    domains: structure.domains.map((domain) =>
      loadDomain(domain, readSheet(root, `${language}/domain-${domain.code}.yaml`), words),
    ),
    options: loadOptions(readSheet(root, `${language}/options.yaml`)),
    duties: loadDuties(structure.duties, language, root),
  }
}

function loadDomain({ code, outcomes }: Structure['domains'][number], text: Sheet, words: Words): Domain {
  return {
    code,
    number: Number(code),
    name: text.at('name').text(),
    description: text.at('description').text(),
    outcomes: outcomes.map((outcome) => loadOutcome(outcome, text.at('outcomes').at(outcome.code), words)),
  }
}

function loadOutcome({ code, indicators }: OutcomeStructure, text: Sheet, words: Words): Outcome {
  return {
    code,
    number: lastNumber(code),
    name: text.at('name').text(),
    indicators: indicators.map((indicator) =>
      loadIndicator(indicator, text.at('indicators').at(indicator.code), words),
    ),
  }
}

function loadIndicator(indicator: IndicatorStructure, text: Sheet, words: Words): Indicator {
  const { code, scale, principal, na, link, from } = indicator
  return {
    code,
    number: lastNumber(code),
    name: text.at('name').text(),
    help: text.at('help').text(),
    scale,
    principal,
    na_reason: na ? text.at('na_reason').text() : null,
    s1: text.at('s1').text(),
    s2: text.at('s2').text(),
    s3: text.at('s3').text(),
    look_for: text
      .at('look_for')
      .items()
      .map((hint) => hint.text()),
    ask_family: text.at('ask_family').text(),
    ask_learner: text.at('ask_learner').text(),
    easy: words.easy(code, hasStatements(words)),
    short: words.short(code),
    ...loadStatements(words, indicator, text),
    link,
    from,
  }
}

/** Sixteen: not applicable, no evidence, and seven letters on each scale. */
function loadOptions(text: Sheet): Option[] {
  const words = (place: Sheet) => ({ label: place.at('label').text(), help: place.at('help').text() })
  const scales: Scale[] = [1, 2]
  const rows: Omit<Option, 'order'>[] = [
    { code: 'NA', scale: null, points: null, stage: null, ...words(text.at('NA')) },
    { code: 'NE', scale: null, points: 0, stage: null, ...words(text.at('NE')) },
    ...scales.flatMap((scale) => {
      const onScale = text.at('scales').at(String(scale))
      return letters.map((letter) => ({ ...letter, scale, ...words(onScale.at(letter.code)) }))
    }),
  ]
  return rows.map((row, index) => ({ ...row, order: index + 1 }))
}

function lastNumber(code: string): number {
  return Number(code.slice(code.lastIndexOf('.') + 1))
}
