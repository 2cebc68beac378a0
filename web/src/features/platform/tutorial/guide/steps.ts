/** In order, by the ids of the texts: all but the last on the page of the practice, at its first indicator. */
export const steps = [
  { id: 'sample' },
  { id: 'read', place: '#indicator' },
  { id: 'choose', place: '#level-1' },
  { id: 'note', place: 'main textarea' },
  { id: 'evidence', place: '[id^="evidence-"]' },
  { id: 'others' },
  { id: 'submit', place: '#practice-ready' },
  { id: 'after' },
] as const satisfies readonly { id: string; place?: string }[]

/** The selector of the place where a step is done. */
export const placeOfStep = (step: number): string | undefined => {
  const found = steps[step]
  return found && 'place' in found ? found.place : undefined
}

/** No step touches a real line. */
export const addressOfStep = (step: number): string =>
  step === steps.length - 1 ? '/home' : '/tutorial/practice'

/** Ignores the rest of the address. */
export const isAt = (path: string, address: string): boolean => path === address.split('?')[0]
