/** Listeners outside of React, for `useSyncExternalStore`: `listen` subscribes, `tell` notifies. */
export const listeners = () => {
  const all = new Set<() => void>()
  return {
    /** Returns the function that unsubscribes. */
    listen: (listener: () => void): (() => void) => {
      all.add(listener)
      return () => all.delete(listener)
    },
    notify: (): void => {
      for (const listener of all) listener()
    },
  }
}
