import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { indicatorFields } from 'contract/instrument/instruments'
import { languageCodes } from 'contract/platform/languages'
import type { Indicator, Instrument } from '../../../../../instrument/instrument.ts'
import { loadInstrument } from '../../../../../instrument/load.ts'
import { loadStructure, type Structure } from '../../../../../instrument/structure.ts'
import { type Edition, statementIds, type Texts, type TextValue } from './edition.ts'

/** A language is used once all of its files exist; until then its readers get English. */
const isWhole = (folder: string, language: string, { domains, duties }: Structure): boolean =>
  [
    'instrument',
    'options',
    ...(duties.length > 0 ? ['duties'] : []),
    ...domains.map(({ code }) => `domain-${code}`),
  ].every((name) => existsSync(join(folder, language, `${name}.yaml`)))

/** Reads the instrument's folder; throws with file and key when a text is missing. */
export const readEdition = (folder: string): Edition => {
  const structure = loadStructure(folder)
  const english = loadInstrument('en', folder)
  const others = languageCodes
    .filter((language) => language !== 'en' && isWhole(folder, language, structure))
    .map((language) => loadInstrument(language, folder))
  return joined(english, [english, ...others])
}

const joined = (english: Instrument, all: Instrument[]): Edition => {
  const texts = (textsOf: (instrument: Instrument) => Record<string, TextValue>): Texts =>
    Object.fromEntries(all.map((instrument) => [instrument.language, textsOf(instrument)]))
  return {
    number: english.edition,
    texts: texts(({ name, description }) => ({ name, description })),
    categories: english.domains.map((domain, d) => ({
      number: domain.number,
      texts: texts((instrument) => pick(instrument.domains[d], ['name', 'description'])),
      outcomes: domain.outcomes.map((outcome, o) => ({
        code: outcome.code,
        number: outcome.number,
        texts: texts((instrument) => pick(instrument.domains[d]?.outcomes[o], ['name'])),
        indicators: outcome.indicators.map((indicator, i) => ({
          code: indicator.code,
          number: indicator.number,
          scale: indicator.scale,
          principal: indicator.principal,
          na_allowed: indicator.na_reason !== null,
          link: indicator.link,
          links_from: indicator.from,
          statements: statementIds(statementsOf(indicator)),
          texts: texts((instrument) => textsOfIndicator(instrument.domains[d]?.outcomes[o]?.indicators[i])),
        })),
      })),
    })),
    duties: english.duties.map(({ code, domain }, index) => ({
      code,
      domain,
      position: index + 1,
      texts: texts((instrument) => pick(instrument.duties[index], ['name', 'help', 'plan'])),
    })),
    options: english.options.map(({ code, scale, points, stage, order }, index) => ({
      code,
      scale,
      points,
      stage,
      position: order,
      texts: texts((instrument) => pick(instrument.options[index], ['label', 'help'])),
    })),
  }
}

/** Missing short texts are left out, so that English replaces them. */
const textsOfIndicator = (indicator: Indicator | undefined): Record<string, TextValue> => ({
  ...pick(indicator, [...indicatorFields]),
  ...indicator?.easy,
  ...(indicator?.short && { short: indicator.short }),
  ...(indicator?.statements && {
    statements_s1: indicator.statements.s1,
    statements_s2: indicator.statements.s2,
    statements_s3: indicator.statements.s3,
  }),
  ...indicator?.counted,
})

const statementsOf = ({ statements }: Indicator): string[][] =>
  statements ? [statements.s1, statements.s2, statements.s3] : []

const pick = <Row extends object>(row: Row | undefined, fields: (keyof Row & string)[]) =>
  Object.fromEntries(fields.map((field) => [field, (row?.[field] ?? null) as TextValue]))
