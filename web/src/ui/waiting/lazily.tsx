import type { ComponentType, ReactNode } from 'react'
import { useLazy } from './use-lazy.ts'

/**
 * A component that is loaded when it is first shown, for what most visits never open: the dialogs of a list, a form.
 * Until it is there what is given stands in its place, made of the same properties or not, or nothing; a bar at the top of the screen tells of it, unless
 * nobody asked for it (`isQuiet`).
 */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | ((props: Props) => ReactNode) = null,
  isQuiet = false,
) => {
  // Shown again, it is there at once.
  let loaded: ComponentType<Props> | null = null
  const part = async () => {
    loaded = await load()
    return { Part: loaded }
  }
  return function Lazy(props: Props) {
    const Part = useLazy(part, loaded === null, isQuiet)?.Part ?? loaded
    if (Part) return <Part {...props} />
    return typeof meanwhile === 'function' ? meanwhile(props) : meanwhile
  }
}

/** The same for a dialog that its page always holds: loaded when it opens first. */
export const lazyDialog = <Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) => {
  const part = async () => ({ Part: await load() })
  return function LazyDialog(props: Props) {
    const loaded = useLazy(part, props.isOpen)
    return loaded && <loaded.Part {...props} />
  }
}
