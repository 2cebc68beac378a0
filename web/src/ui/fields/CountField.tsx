import { type ReactNode, useState } from 'react'
import { Label } from 'react-aria-components/Label'
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField'
import { countOf, isCount } from './count-text.ts'
import { FieldNotes, fieldState } from './field-words.tsx'
import { inputStyle } from './input-style.ts'

type Props = {
  /** Who or what is counted: it stands beside the number, and may be long. */
  label: ReactNode
  value: number | null
  maxValue: number
  /** What is said of a number that is no count, or is too large; it stays in the field as it was typed. */
  wrongCount: string
  /** What is wrong with a number that is a count. */
  problem?: string | undefined
  /** At the end of typing; null where the field is empty or holds no count. */
  onChange: (value: number | null) => void
}

/** A number that somebody counted, with the words beside it. What was typed is never made another number. */
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
  return (
    <AriaTextField
      value={text ?? (value === null ? '' : String(value))}
      onChange={setText}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
      {...fieldState({ problem: shownProblem })}
      className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1"
    >
      <Input
        inputMode="numeric"
        className={`${inputStyle} max-w-20 px-1 text-center font-strong tabular-nums`}
      />
      <Label className="min-w-0 flex-1 basis-32 text-14 leading-snug text-text">{label}</Label>
      {shownProblem !== undefined && (
        <div className="basis-full">
          <FieldNotes problem={shownProblem} />
        </div>
      )}
    </AriaTextField>
  )
}
