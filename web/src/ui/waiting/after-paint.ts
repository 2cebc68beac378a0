/** A hidden page is not painted; then this many milliseconds pass. */
const unseen = 100

/** Resolves after the next paint, so that long work starts when the press is visible. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const latest = setTimeout(resolve, unseen)
    requestAnimationFrame(() => {
      clearTimeout(latest)
      setTimeout(resolve)
    })
  })
