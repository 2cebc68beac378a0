/** A page that nobody sees is not painted: so many milliseconds are enough there. */
const unseen = 100

/** Resolves when what was just pressed is seen: what takes long comes after it, so that nobody presses twice. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const latest = setTimeout(resolve, unseen)
    requestAnimationFrame(() => {
      clearTimeout(latest)
      setTimeout(resolve)
    })
  })
