import {
  Bold,
  Heading2,
  Heading3,
  type IconNode,
  Italic,
  Link2,
  List,
  ListOrdered,
  Pilcrow,
  Redo2,
  Rows3,
  Table2,
  TextQuote,
  Trash2,
  Undo2,
  Unlink,
} from 'lucide'
import { setBlockType, toggleMark } from 'prosemirror-commands'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { useState } from 'react'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import {
  addLink,
  addRow,
  addTable,
  hasMark,
  isInside,
  removeLink,
  removeRow,
  toggleHeading,
  toggleList,
  toggleQuotation,
} from './deeds.ts'
import { kinds } from './kinds.ts'
import { LinkDialog } from './LinkDialog.tsx'

type Props = { label: string; draftName: string; state: EditorState; onCommand: (command: Command) => void }
type Tool = { icon: IconNode; label: string; command: Command; isOn?: boolean; isOff?: boolean }

const blockTools = (t: Translate, state: EditorState): Tool[] => {
  const heading = (level: number) => isInside(state, kinds.heading, level)
  return [
    {
      icon: Pilcrow,
      label: t('reports.paragraph'),
      command: setBlockType(kinds.paragraph),
      isOn: !isInside(state, kinds.heading),
    },
    { icon: Heading2, label: t('reports.heading'), command: toggleHeading(1), isOn: heading(1) },
    { icon: Heading3, label: t('reports.subheading'), command: toggleHeading(2), isOn: heading(2) },
    {
      icon: Bold,
      label: t('reports.bold'),
      command: toggleMark(kinds.strong),
      isOn: hasMark(state, kinds.strong),
    },
    {
      icon: Italic,
      label: t('reports.italic'),
      command: toggleMark(kinds.emphasis),
      isOn: hasMark(state, kinds.emphasis),
    },
    {
      icon: List,
      label: t('reports.bullets'),
      command: toggleList(kinds.bullets),
      isOn: isInside(state, kinds.bullets),
    },
    {
      icon: ListOrdered,
      label: t('reports.numbers'),
      command: toggleList(kinds.numbers),
      isOn: isInside(state, kinds.numbers),
    },
    {
      icon: TextQuote,
      label: t('reports.quotation'),
      command: toggleQuotation,
      isOn: isInside(state, kinds.quotation),
    },
  ]
}

type ButtonProps = { tool: Tool; onCommand: Props['onCommand'] }

function ToolButton({ tool: { icon, label, command, isOn, isOff = false }, onCommand }: ButtonProps) {
  return (
    <span
      className={isOn ? 'rounded-control bg-primary-soft shadow-[inset_0_-3px_0_var(--primary)]' : undefined}
    >
      <IconButton
        icon={icon}
        label={label}
        isDisabled={isOff}
        {...(isOn !== undefined && { 'aria-pressed': isOn })}
        onPress={() => onCommand(command)}
      />
    </span>
  )
}

/** One tab stop; arrow keys move between the tools. */
export function Toolbar({ label, draftName, state, onCommand }: Props) {
  const { t } = useTranslation()
  const [isLinking, setLinking] = useState(false)
  const isLink = hasMark(state, kinds.link)
  const inTable = isInside(state, kinds.table)
  const button = (tool: Tool) => <ToolButton key={tool.label} tool={tool} onCommand={onCommand} />
  const parts: Tool[] = inTable
    ? [
        { icon: Rows3, label: t('reports.addRow'), command: addRow },
        { icon: Trash2, label: t('reports.removeRow'), command: removeRow },
      ]
    : [{ icon: Table2, label: t('reports.addTable'), command: addTable }]
  return (
    <>
      <AriaToolbar
        aria-label={label}
        className="sticky top-17 z-10 flex flex-wrap gap-0.5 rounded-t-control border-b border-border bg-surface2 p-1 short:static"
      >
        {blockTools(t, state).map(button)}
        {isLink ? (
          button({ icon: Unlink, label: t('reports.unlink'), command: removeLink })
        ) : (
          <IconButton icon={Link2} label={t('reports.link')} onPress={() => setLinking(true)} />
        )}
        {parts.map(button)}
        {button({ icon: Undo2, label: t('reports.undo'), command: undo, isOff: undoDepth(state) === 0 })}
        {button({ icon: Redo2, label: t('reports.redo'), command: redo, isOff: redoDepth(state) === 0 })}
      </AriaToolbar>
      {isLinking && (
        <LinkDialog
          draftName={`${draftName}/link`}
          onClose={() => setLinking(false)}
          onLink={(href) => onCommand(addLink(href))}
        />
      )}
    </>
  )
}
