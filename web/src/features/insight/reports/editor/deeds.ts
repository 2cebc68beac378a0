import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import { kinds } from './kinds.ts'

export const hasMark = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean =>
  selection.empty
    ? Boolean(type.isInSet(storedMarks ?? selection.$from.marks()))
    : doc.rangeHasMark(selection.from, selection.to, type)

/** Whether the caret is inside such a block. */
export const isInside = ({ selection: { $from } }: EditorState, type: NodeType, level?: number): boolean =>
  Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
    (node) => node.type === type && (level === undefined || node.attrs.level === level),
  )

export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isInside(state, kinds.heading, level)
      ? setBlockType(kinds.paragraph)(state, dispatch)
      : setBlockType(kinds.heading, { level })(state, dispatch)

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isInside(state, type) ? liftListItem(kinds.item)(state, dispatch) : wrapInList(type)(state, dispatch)

export const toggleQuotation: Command = (state, dispatch) =>
  isInside(state, kinds.quotation) ? lift(state, dispatch) : wrapIn(kinds.quotation)(state, dispatch)

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = state.selection
  dispatch?.(state.tr.removeMark(from, to, kinds.link))
  return true
}

/** Makes the selection a link; without a selection inserts the address. */
export const addLink =
  (href: string): Command =>
  (state, dispatch) => {
    if (!state.selection.empty) return toggleMark(kinds.link, { href })(state, dispatch)
    dispatch?.(state.tr.replaceSelectionWith(state.schema.text(href, [kinds.link.create({ href })]), false))
    return true
  }

const rowOf = (cells: number, header: boolean) =>
  kinds.row.create(
    null,
    Array.from({ length: cells }, () => kinds.cell.create({ header })),
  )

export const addTable: Command = (state, dispatch) => {
  if (isInside(state, kinds.table)) return false
  const { $from } = state.selection
  const after = $from.depth === 0 ? $from.pos : $from.after(1)
  const change = state.tr.insert(after, [
    kinds.table.create(null, [rowOf(2, true), rowOf(2, false), rowOf(2, false)]),
    kinds.paragraph.create(),
  ])
  dispatch?.(change.setSelection(TextSelection.create(change.doc, after + 3)).scrollIntoView())
  return true
}

const rowHere = ({ selection: { $from } }: EditorState) => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type !== kinds.row) continue
    return { row: $from.node(depth), table: $from.node(depth - 1), depth }
  }
  return null
}

export const addRow: Command = (state, dispatch) => {
  const here = rowHere(state)
  if (!here) return false
  const after = state.selection.$from.after(here.depth)
  const change = state.tr.insert(after, rowOf(here.row.childCount, false))
  dispatch?.(change.setSelection(TextSelection.create(change.doc, after + 2)).scrollIntoView())
  return true
}

/** Removes the row, and the table with its last rows. */
export const removeRow: Command = (state, dispatch) => {
  const here = rowHere(state)
  if (!here) return false
  const depth = here.table.childCount <= 2 ? here.depth - 1 : here.depth
  const { $from } = state.selection
  dispatch?.(state.tr.delete($from.before(depth), $from.after(depth)).scrollIntoView())
  return true
}
