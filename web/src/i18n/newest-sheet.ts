type Readers<Sheet> = Readonly<Record<string, () => Promise<Sheet>>>

/**
 * The language's sheet in the newest edition that has it, else the English one; names are paths such as
 * `…/edition-2/vi/plan.yaml`.
 */
export const newestSheet = <Sheet>(readers: Readers<Sheet>, language: string) => {
  const paths = Object.keys(readers).sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  const pathIn = (code: string) => paths.findLast((path) => path.split('/').at(-2) === code)
  const path = pathIn(language) ?? pathIn('en')
  const read = path === undefined ? undefined : readers[path]
  if (path === undefined || read === undefined) throw new Error('The sheet of the instrument is missing')
  return { edition: Number(/edition-(\d+)/.exec(path)?.[1]), read }
}
