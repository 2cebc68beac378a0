import { EditorState, type Transaction } from 'prosemirror-state'
import { type EditorProps, EditorView } from 'prosemirror-view'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { documentOf, markdownOf } from '../text/markdown.ts'
import { reportTextStyle } from '../text/ReportText.tsx'
import { plugins } from './plugins.ts'
import { Toolbar } from './Toolbar.tsx'

type Props = {
  label: string
  /** Name of the form's draft; what is typed into dialogs is stored under it. */
  draftName: string
  /** The initial text; change `key` to start with another one. */
  value: string
  onChange: (markdown: string) => void
  hint?: string
  problem?: string | undefined
}

const pastedAsText: EditorProps['handleDOMEvents'] = {
  // Pasting takes text without its formatting.
  paste: (editor, event) => {
    const text = event.clipboardData?.getData('text/plain')
    event.preventDefault()
    if (text) editor.pasteText(text)
    return true
  },
  drop: (editor, event) => {
    if (editor.dragging) return false
    event.preventDefault()
    const text = event.dataTransfer?.getData('text/plain')
    if (text) editor.pasteText(text)
    return true
  },
}

const attributesOf = (id: string) => ({
  role: 'textbox',
  id: 'text',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  'aria-describedby': `${id}-notes`,
  class: `${reportTextStyle} min-h-80 max-w-none! p-4 outline-none whitespace-pre-wrap`,
})

/** Mounts the editor and reports its text after each change. */
const useEditor = (id: string, value: string, onChange: Props['onChange']) => {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const first = useRef(value)
  const newestOnChange = useRef(onChange)
  const [state, setState] = useState<EditorState | null>(null)

  useEffect(() => {
    newestOnChange.current = onChange
  }, [onChange])

  useEffect(() => {
    const begun = EditorState.create({ doc: documentOf(first.current), plugins })
    const made = new EditorView(place.current, {
      state: begun,
      attributes: attributesOf(id),
      clipboardTextParser: (text) => documentOf(text).slice(0),
      handleDOMEvents: pastedAsText,
      dispatchTransaction: (transaction: Transaction) => {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged) newestOnChange.current(markdownOf(next.doc))
      },
    })
    view.current = made
    setState(begun)
    return () => made.destroy()
  }, [id])
  return { place, view, state }
}

/** An editor for headings, lists, tables and links that shows the final look. */
export function RichText({ label, draftName, value, onChange, hint, problem }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { place, view, state } = useEditor(id, value, onChange)
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="text-15 font-strong text-text">
        {label}
      </span>
      <div className="rounded-control border border-control bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        {state && (
          <Toolbar
            label={t('reports.tools')}
            draftName={draftName}
            state={state}
            onCommand={(command) => {
              const { current } = view
              if (!current) return
              command(current.state, current.dispatch)
              current.focus()
            }}
          />
        )}
        <div ref={place} />
      </div>
      <p id={`${id}-notes`} className="text-14">
        {problem && <span className="block font-medium text-danger">{problem}</span>}
        <span className="text-text2">{hint}</span>
      </p>
    </div>
  )
}
