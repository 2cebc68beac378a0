import type { ComponentType, ReactNode } from 'react'
import { useLazy } from './use-lazy.ts'

/**
 * A part that is loaded when it is first wanted, as a hook, for what must not be shown before it is there. Null until
 * then; shown again, it is there at once. A bar at the top of the screen tells of it, unless nobody asked for it.
 */
export const lazyPart = <Part extends object>(load: () => Promise<Part>, isQuiet = false) => {
  let loaded: Part | null = null
  const part = async () => {
    loaded = await load()
    return loaded
  }
  return function useLazyPart(isWanted: boolean): Part | null {
    const coming = useLazy(part, isWanted && loaded === null, isQuiet)
    return isWanted ? (coming ?? loaded) : null
  }
}

/**
 * The same as a component, for what most visits never open: the dialogs of a list, a form. Until it is there what is
 * given stands in its place, made of the same properties or not, or nothing.
 */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode | ((props: Props) => ReactNode) = null,
  isQuiet = false,
) => {
  const usePart = lazyPart(async () => ({ Part: await load() }), isQuiet)
  return function Lazy(props: Props) {
    const found = usePart(true)
    if (found) return <found.Part {...props} />
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
