import { type ReactNode, useState } from 'react'
import { countOf, isCount } from './count-text.ts'
import { FieldNotes, useField } from './field-words.tsx'
import { inputStyle } from './input-style.ts'
import { textControl } from './text-control.ts'

type Props = {
  label: ReactNode
  value: number | null
  maxValue: number
  /** The message for text that is no count or too large; the text stays as it was typed. */
  wrongCount: string
  problem?: string | undefined
  /** Called on blur; null where the field is empty or invalid. */
  onChange: (value: number | null) => void
}

/** A count with a label beside it; what was typed is never changed. */
export function CountField({ label, value, maxValue, wrongCount, problem, onChange }: Props) {
  const [text, setText] = useState<string | null>(null)
  const isWrong = text !== null && text.trim() !== '' && !isCount(text, maxValue)
  const shownProblem = isWrong ? wrongCount : problem
  const commit = () => {
    if (text === null) return
    const next = isCount(text, maxValue) ? countOf(text) : null
    if (!isWrong) setText(null)
    if (next !== value) onChange(next)
  }
  const { ids, control } = useField({ problem: shownProblem })
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <input
        {...control}
        {...textControl({ onChange: setText })}
        value={text ?? (value === null ? '' : String(value))}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
        inputMode="numeric"
        className={`${inputStyle} max-w-20 px-1 text-center font-strong tabular-nums`}
      />
      <label htmlFor={ids.label} className="min-w-0 flex-1 basis-32 text-14 leading-snug text-text">
        {label}
      </label>
      {shownProblem !== undefined && (
        <div className="basis-full">
          <FieldNotes ids={ids} problem={shownProblem} />
        </div>
      )}
    </div>
  )
}
