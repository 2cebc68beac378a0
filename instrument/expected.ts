import { letters } from './letters.ts'
import type { Shape } from './shape.ts'
import { hasStatements, type IndicatorStructure, type Structure } from './structure.ts'

const suggested: Shape[] = ['text', 'text', 'text']

/** The files of suggested actions of a language: three for each outcome and stage. */
export function expectedSuggestions(structure: Structure): Record<string, Shape> {
  return Object.fromEntries(
    structure.domains.map(({ code, outcomes }) => [
      `suggestions-${code}.yaml`,
      byCode(outcomes, () => ({ change: suggested, transformation: suggested, innovation: suggested })),
    ]),
  )
}

/** What every language must hold: a shape for each of its files. */
export function expectedFiles(structure: Structure): Record<string, Shape> {
  const indicators = structure.domains.flatMap(({ outcomes }) => outcomes.flatMap((each) => each.indicators))
  return {
    'instrument.yaml': { name: 'text', description: 'text' },
    'options.yaml': options,
    'plan.yaml': plan(structure),
    'easy.yaml': byCode(indicators, () => (hasStatements(structure) ? 'text' : easyText)),
    'short.yaml': byCode(indicators, () => ({ short: 'text' })),
    ...Object.fromEntries(
      structure.domains.map((domain) => [`domain-${domain.code}.yaml`, domainText(domain, structure)]),
    ),
    ...(structure.duties.length > 0 && {
      'duties.yaml': byCode(structure.duties, () => ({ name: 'text', help: 'text', plan: 'text' })),
    }),
  }
}

const easyText: Shape = { easy: 'text', easy_s1: 'text', easy_s2: 'text', easy_s3: 'text' }
const statements: Shape = { s1: 'hints', s2: 'hints', s3: 'hints' }
const counted = { reached: 'text', of: 'text' } as const

function domainText({ outcomes }: Structure['domains'][number], structure: Structure): Shape {
  return {
    name: 'text',
    description: 'text',
    outcomes: byCode(outcomes, ({ indicators }) => ({
      name: 'text',
      indicators: byCode(indicators, (indicator) => ({
        ...indicatorText(indicator),
        ...(hasStatements(structure) && { statements, ...(indicator.scale === 2 && counted) }),
      })),
    })),
  }
}

function indicatorText({ na }: IndicatorStructure): { [key: string]: Shape } {
  return {
    name: 'text',
    help: 'text',
    ...(na ? { na_reason: 'text' } : {}),
    s1: 'text',
    s2: 'text',
    s3: 'text',
    look_for: 'hints',
    ask_family: 'text',
    ask_learner: 'text',
  }
}

const optionText: Shape = { label: 'text', help: 'text' }
const scale: Shape = byCode(letters, () => optionText)
const options: Shape = { NA: optionText, NE: optionText, scales: { '1': scale, '2': scale } }

function plan({ domains }: Structure): Shape {
  const stages = (entry: Shape): Shape => [entry, entry, entry]
  return {
    questions: times(7, { title: 'text', question: 'text' }),
    categories: times(6, { name: 'text', examples: 'text' }),
    core_curriculum: times(9, { name: 'text', description: 'text' }),
    evidence: {
      folders: stages({ name: 'text', description: 'text' }),
      suggestions: byCode(domains, () => stages({ photos: ['text', 'text'], document: 'text' })),
    },
  }
}

function byCode<Row extends { code: string }>(
  rows: Row[],
  shape: (row: Row) => Shape,
): { [code: string]: Shape } {
  return Object.fromEntries(rows.map((row) => [row.code, shape(row)]))
}

function times(count: number, shape: Shape): Shape[] {
  return Array.from({ length: count }, () => shape)
}
