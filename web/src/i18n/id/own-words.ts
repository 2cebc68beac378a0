/** Files of a single page, each a chunk: add a file here and leave it out of `more-messages.ts`. */
export const pageReaders = import.meta.glob<object>(
  './{audit,countries,figures,instruments,plan,profile,recovery,regions,register,reports,results,schools,search,setup,statistics,suggestions,transfer,translations,users}.json',
  { import: 'default' },
)

/**
 * Files of a part that opens over or on a page, each a chunk: the viewer of files, the papers to download, what is done
 * with chosen rows, a region at a glance, what is not sent.
 */
export const partReaders = import.meta.glob<object>('./{glance,many,papers,unsent,viewer}.json', {
  import: 'default',
})

/** What opens over a page, and the tutorial. */
export const aidReader = async (): Promise<Record<string, unknown>> =>
  (await import('./aid-messages.ts')).files
