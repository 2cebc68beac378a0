import type { Language } from './languages.ts'

// Apart from the languages' own files: the addresses of all these weigh 2 KB, which no first visit needs.

/** Files of a single page, each a chunk: add a file here and leave it out of each `more-messages.ts`. */
const pageReaders = import.meta.glob<object>(
  './*/{audit,countries,instruments,plan,profile,recovery,regions,register,reports,results,schools,search,setup,statistics,suggestions,transfer,translations,users}.json',
  {
    import: 'default',
  },
)

/**
 * Files of a part that opens over or on a page, each a chunk: the viewer of files, the papers to download, what is done
 * with chosen rows, a region at a glance, what is not sent.
 */
const partReaders = import.meta.glob<object>('./*/{glance,many,papers,unsent,viewer}.json', {
  import: 'default',
})

/** What opens over a page, and the tutorial. */
const aidReaders = import.meta.glob<Record<string, unknown>>('./*/aid-messages.ts', { import: 'files' })

export const ownWords = async (language: Language, name: string): Promise<object | undefined> => {
  const path = `./${language}/${name}.json`
  return (pageReaders[path] ?? partReaders[path])?.()
}

export const aidWords = async (language: Language): Promise<Record<string, unknown> | undefined> =>
  aidReaders[`./${language}/aid-messages.ts`]?.()
