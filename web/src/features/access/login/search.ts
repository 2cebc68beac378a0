const actions = ['password', 'registered'] as const

/** What was done on the page before, shown above the form. */
export type LoginSearch = { done?: (typeof actions)[number] | undefined }

export const loginSearch = (address: Record<string, unknown>): LoginSearch => {
  const done = actions.find((action) => action === address.done)
  return done ? { done } : {}
}
