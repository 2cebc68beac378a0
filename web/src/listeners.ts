/** Who wants to know of a change outside of React: `useSyncExternalStore` takes `listen`, and what changes says `tell`. */
export const listeners = () => {
  const all = new Set<() => void>()
  return {
    /** Until what is answered is called. */
    listen: (listener: () => void): (() => void) => {
      all.add(listener)
      return () => all.delete(listener)
    },
    notify: (): void => {
      for (const listener of all) listener()
    },
  }
}
