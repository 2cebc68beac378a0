const deeds = ['password', 'registered'] as const

/** What was done just before, on another page, and is said above the form. */
export type LoginSearch = { done?: (typeof deeds)[number] | undefined }

export const loginSearch = (address: Record<string, unknown>): LoginSearch => {
  const done = deeds.find((deed) => deed === address.done)
  return done ? { done } : {}
}
