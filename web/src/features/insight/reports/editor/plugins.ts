import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { ellipsis, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command, Plugin } from 'prosemirror-state'
import { kinds } from './kinds.ts'

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(kinds.hardBreak.create()).scrollIntoView())
  return true
}

/** A cell of a table is one line, so Enter begins no paragraph there. */
const stayInCell: Command = (state) => state.selection.$from.parent.type === kinds.cell

/** The usual shortcuts; Tab moves to the next control. */
export const plugins: Plugin[] = [
  inputRules({
    rules: [
      ellipsis,
      wrappingInputRule(/^\s*([-+*])\s$/, kinds.bullets),
      wrappingInputRule(
        /^(\d+)\.\s$/,
        kinds.numbers,
        (match) => ({ order: Number(match[1]) }),
        (match, node) => node.childCount + node.attrs.order === Number(match[1]),
      ),
      wrappingInputRule(/^\s*>\s$/, kinds.quotation),
      textblockTypeInputRule(/^(#{1,3})\s$/, kinds.heading, (match) => ({ level: match[1]?.length })),
    ],
  }),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleMark(kinds.strong),
    'Mod-i': toggleMark(kinds.emphasis),
    Enter: chainCommands(stayInCell, splitListItem(kinds.item)),
    'Mod-[': liftListItem(kinds.item),
    'Shift-Enter': chainCommands(exitCode, stayInCell, breakLine),
  }),
  keymap(baseKeymap),
  history(),
]
