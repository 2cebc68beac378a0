import { limits } from 'contract/platform/limits'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { usePaused } from './use-paused.ts'

type Props = {
  label: string
  placeholder: string
  value: string
  onSearch: (text: string) => void
}

/** Searches from three letters on and after a short pause; emptying it shows the whole list. */
export function ListSearch({ label, placeholder, value, onSearch }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const rested = usePaused(text).trim()
  const reported = useRef(value)
  const isShort = [...text.trim()].length > 0 && [...text.trim()].length < limits.searchMinimum

  useEffect(() => {
    const length = [...rested].length
    const isResting = rested === text.trim()
    if (!isResting || rested === reported.current || (length > 0 && length < limits.searchMinimum)) return
    reported.current = rested
    onSearch(rested)
  }, [rested, text, onSearch])

  // Going back or clearing filters changes the address from outside.
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    setText(value)
  }, [value])

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={text}
      onChange={setText}
      {...(isShort && { hint: t('lists.tooShort') })}
    />
  )
}
