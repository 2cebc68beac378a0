import { Search, X } from 'lucide'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { PlainButton } from '../buttons/PlainButton.tsx'
import { Icon } from '../Icon.tsx'
import { FieldLabel, type FieldLabels, FieldNotes, fieldStyle, useField } from './field-words.tsx'
import { groupedInputStyle, inputGroupStyle } from './input-style.ts'

interface SearchFieldProps extends Pick<FieldLabels, 'label' | 'hint'> {
  value: string
  onChange: (value: string) => void
  placeholder?: string
}

/** Escape or the cross empties it. Whoever uses it waits, asks, and tells the number of results. */
export function SearchField({ label, hint, value, onChange, placeholder }: SearchFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { ids, control } = useField({ hint })
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || value === '') return
    // what is around it stays open
    event.preventDefault()
    event.stopPropagation()
    onChange('')
  }
  const empty = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <div className={fieldStyle}>
      <FieldLabel label={label} isLabelHidden ids={ids} />
      <div className={inputGroupStyle}>
        <Icon of={Search} className="ms-3 text-text2" />
        <input
          {...control}
          ref={input}
          type="search"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={leave}
          className={`${groupedInputStyle} placeholder-shown:text-ellipsis [&::-webkit-search-cancel-button]:hidden`}
        />
        <PlainButton
          aria-label={t('ui.emptySearch')}
          tabIndex={-1}
          onPress={empty}
          className={`grid size-10.5 shrink-0 place-items-center rounded-small text-text2 hover:bg-surface2 ${value === '' ? 'invisible' : ''}`}
        >
          <Icon of={X} size="small" />
        </PlainButton>
      </div>
      <FieldNotes ids={ids} hint={hint} />
    </div>
  )
}
