/** Languages of an edition whose texts are still being written: until then their readers get English. */
export const awaitedIn: Record<string, string[]> = {}
