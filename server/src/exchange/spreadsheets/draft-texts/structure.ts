import { links } from 'contract/instrument/instruments'
import { z } from 'zod'
import type { PieceRow } from '../../../instrument/instruments/drafts/piece-queries.ts'

const code = z.string().max(20)

const IndicatorInFolder = z.object({
  code,
  scale: z.union([z.literal(1), z.literal(2)]),
  principal: z.boolean().optional(),
  na: z.boolean().optional(),
  link: z.enum(links).optional(),
  from: z
    .array(z.string().regex(/^\d{1,2}\.\d{1,2}\.\d{1,2}$/))
    .max(10)
    .optional(),
})
type IndicatorInFolder = z.infer<typeof IndicatorInFolder>

/** `structure.yaml` of an edition: what is the same in every language. */
export const StructureInFolder = z.object({
  edition: z.int(),
  domains: z.array(
    z.object({
      code,
      outcomes: z.array(z.object({ code, indicators: z.array(IndicatorInFolder) })),
    }),
  ),
  duties: z.array(z.object({ code, domain: code })).optional(),
})
export type StructureInFolder = z.infer<typeof StructureInFolder>

const indicatorOf = ({ place, meaning, link, from }: PieceRow): IndicatorInFolder => ({
  code: place,
  scale: meaning.scale ?? 1,
  ...(meaning.principal === true && { principal: true }),
  ...(meaning.na_allowed === true && { na: true }),
  ...(link !== null && { link }),
  ...(from.length > 0 && { from }),
})

/** Of a draft: it has no number yet, and names the edition that it was opened from. */
export const structureOf = (pieces: readonly PieceRow[], edition: number): StructureInFolder => {
  const of = (kind: PieceRow['kind']) => pieces.filter((piece) => piece.kind === kind)
  const duties = of('duty').map(({ place, meaning }) => ({ code: place, domain: String(meaning.domain) }))
  return {
    edition,
    domains: of('category').map(({ place: domain }) => ({
      code: domain,
      outcomes: of('outcome')
        .filter(({ place }) => place.startsWith(`${domain}.`))
        .map(({ place: outcome }) => ({
          code: outcome,
          indicators: of('indicator')
            .filter(({ meaning }) => meaning.outcome === outcome)
            .map(indicatorOf),
        })),
    })),
    ...(duties.length > 0 && { duties }),
  }
}

/** The parts that may not change, by code, with place and kind of answer as text. */
export const fixedParts = ({ domains, duties = [] }: StructureInFolder): Map<string, string> =>
  new Map([
    ...domains.flatMap((domain) => [
      [domain.code, 'domain'] as const,
      ...domain.outcomes.flatMap((outcome) => [
        [outcome.code, domain.code] as const,
        ...outcome.indicators.map(
          (each) => [each.code, [outcome.code, each.scale, each.principal, each.na].join(' ')] as const,
        ),
      ]),
    ]),
    ...duties.map((duty) => [duty.code, duty.domain] as const),
  ])

export const linksOf = ({ domains }: StructureInFolder): Map<string, IndicatorInFolder> =>
  new Map(
    domains.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ indicators }) => indicators.map((each) => [each.code, each] as const)),
    ),
  )

/** A link as one text, for comparison. */
export const linkText = ({
  link,
  from,
}: {
  link?: string | null | undefined
  from?: readonly string[] | undefined
}): string => [link ?? '', ...(from ?? [])].join(' ').trim()
