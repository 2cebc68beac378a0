import type { PieceRow } from '../../../instrument/instruments/drafts/piece-queries.ts'
import type { MadeOf } from '../../spreadsheets/draft-texts/made-of.ts'
import {
  fixedParts,
  linksOf,
  linkText,
  StructureInFolder,
  structureOf,
} from '../../spreadsheets/draft-texts/structure.ts'
import { stampOf } from '../../spreadsheets/fillable/mark.ts'
import { type Draft, openFaults } from '../draft.ts'
import type { FileFault } from './plan-file.ts'

const file = 'structure.yaml'

/** Parts that a file adds, leaves out or changes: a draft changes only texts and links. */
const otherParts = (there: StructureInFolder, own: StructureInFolder): FileFault[] => {
  const [sent, fixed] = [fixedParts(there), fixedParts(own)]
  return [...new Set([...sent.keys(), ...fixed.keys()])]
    .filter((code) => sent.get(code) !== fixed.get(code))
    .map((code) => ({
      at: `${file}: ${code}`,
      code: !fixed.has(code) ? 'does_not_exist' : sent.has(code) ? 'validation_error' : 'required',
    }))
}

type Planned = { drafts: Omit<Draft, 'row'>[]; faults: FileFault[] }

/**
 * Planned links of indicators to the edition before. Those of a folder that was not made of this draft are left out,
 * since its edition before may be another.
 */
export const plannedLinks = (value: unknown, pieces: readonly PieceRow[], made: MadeOf | null): Planned => {
  const read = StructureInFolder.safeParse(value)
  if (!read.success) {
    const at = read.error.issues[0]?.path.map(String).join(' > ')
    return { drafts: [], faults: [{ at: at ? `${file}: ${at}` : file, code: 'validation_error' }] }
  }
  const faults = otherParts(read.data, structureOf(pieces, read.data.edition))
  const links = linksOf(read.data)
  const drafts = (made ? pieces : []).flatMap((piece): Omit<Draft, 'row'>[] => {
    const there = links.get(piece.place)
    const [now, sent] = [linkText(piece), linkText(there ?? {})]
    const stamp = made?.links[piece.place] ?? null
    if (piece.kind !== 'indicator' || !there?.link || sent === now || stampOf(sent) === stamp) return []
    const shown = {
      before: { name: piece.place, link: now },
      after: { name: piece.place, link: sent },
      object_id: piece.id,
    }
    if (stamp !== stampOf(now)) {
      const wrong = openFaults()
      wrong.add('link', 'data_changed')
      return [{ ...shown, deed: 'refuse', errors: wrong.errors }]
    }
    const written = { link: there.link, from: there.from ?? [] }
    return [{ ...shown, deed: 'change', errors: {}, version: piece.version, written }]
  })
  return { drafts, faults }
}
