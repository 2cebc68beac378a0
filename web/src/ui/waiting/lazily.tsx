import type { ComponentType, ReactNode } from 'react'
import { useLazy } from './use-lazy.ts'

/**
 * A hook for a part that is loaded when it is first used: null until then, and synchronous afterwards. Loading shows
 * a bar at the top of the screen unless `isQuiet`.
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

/** The same as a component, with a fallback made of the same props. */
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

/** The same for a dialog that its page always renders: loaded when it first opens. */
export const lazyDialog = <Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) => {
  const part = async () => ({ Part: await load() })
  return function LazyDialog(props: Props) {
    const loaded = useLazy(part, props.isOpen)
    return loaded && <loaded.Part {...props} />
  }
}
