import { cloneElement, type ReactElement, useId } from 'react'
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
  const id = useId()
  const open = () => {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement)) return
    // or the same file could not be chosen twice
    input.value = ''
    input.click()
  }
  return (
    <>
      {cloneElement(children, { onPress: open })}
      <input
        id={id}
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
