import { cloneElement, type ReactElement, useRef } from 'react'
import type { ButtonProps } from './Button.tsx'

interface FileTriggerProps {
  acceptedFileTypes?: readonly string[]
  allowsMultiple?: boolean
  defaultCamera?: 'user' | 'environment'
  onSelect: (files: FileList | null) => void
  /** The button that opens the browser's picker. */
  children: ReactElement<ButtonProps>
}

export function FileTrigger(props: FileTriggerProps) {
  const { acceptedFileTypes, allowsMultiple, defaultCamera, onSelect, children } = props
  const input = useRef<HTMLInputElement>(null)
  const open = () => {
    if (!input.current) return
    // or the same file could not be chosen twice
    input.current.value = ''
    input.current.click()
  }
  return (
    <>
      {cloneElement(children, { onPress: open })}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFileTypes?.join(',')}
        multiple={allowsMultiple}
        capture={defaultCamera}
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => onSelect(event.target.files)}
      />
    </>
  )
}
