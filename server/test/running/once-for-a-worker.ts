declare global {
  var madeOnce: Map<string, string> | undefined
}
globalThis.madeOnce ??= new Map()
const made = globalThis.madeOnce

/** What takes long to make and is the same in every file: made by the first file of a worker, a copy for each asking. */
export const onceForAWorker = <Made>(name: string, make: () => Made): Made => {
  const text = made.get(name) ?? JSON.stringify(make())
  made.set(name, text)
  return JSON.parse(text)
}
