import type { FormerParts } from './edition-moves.ts'

type PlacedNote = {
  indicator: number | null
  former_code: string | null
  created_at: string
  updated_at: string
}
type Moves = readonly { from: { id: number }; at: string }[]

/** The move away from this edition, and the move before it. */
const moveFrom = <Each extends Moves[number]>(moves: readonly Each[], edition: number) => {
  const at = moves.findIndex(({ from }) => from.id === edition)
  return { move: moves[at], before: moves[at - 1] }
}

/**
 * Notes written while the line had this edition: on a question that is now another one those with its `former_code`,
 * on a reworded one those unchanged since the move.
 */
export const notesOnFormer = <Note extends PlacedNote>(
  notes: readonly Note[],
  {
    edition,
    indicator,
    code,
    other,
  }: Pick<FormerParts['answers'][number], 'edition' | 'indicator' | 'code' | 'other'>,
  moves: Moves,
): Note[] => {
  const { move, before } = moveFrom(moves, edition)
  const isOfThen = ({ created_at }: Note) =>
    move !== undefined && created_at <= move.at && (before === undefined || created_at > before.at)
  const isAboutIt = ({ former_code, updated_at }: Note) =>
    former_code === null ? !other && move !== undefined && updated_at <= move.at : former_code === code
  return notes.filter((note) => note.indicator === indicator && isOfThen(note) && isAboutIt(note))
}
