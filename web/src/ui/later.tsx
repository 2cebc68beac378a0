import type { ComponentType } from 'react'
import { useLater } from './use-later.ts'

/**
 * A component that is loaded when it is first shown, for what most visits never open: the dialogs of a list, a form.
 * Until it is there nothing stands in its place.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const part = async () => ({ Part: await load() })
  return function Later(props: Props) {
    const loaded = useLater(part, true)
    return loaded && <loaded.Part {...props} />
  }
}

/** The same for a dialog that its page always holds: loaded when it opens first. */
export const laterDialog = <Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) => {
  const part = async () => ({ Part: await load() })
  return function LaterDialog(props: Props) {
    const loaded = useLater(part, props.isOpen)
    return loaded && <loaded.Part {...props} />
  }
}
