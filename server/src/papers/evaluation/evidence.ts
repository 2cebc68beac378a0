import { buffer } from 'node:stream/consumers'
import type { File } from 'contract/files'
import type { Category } from 'contract/instruments'
import { limits } from 'contract/limits'
import { found } from 'contract/problems'
import type { Storage } from '../../storage/storage.ts'
import type { Block, Cell, Photo } from '../paper.ts'
import { fill, sayDay } from '../say.ts'
import type { Whole } from './read-whole.ts'

/** Reads evidence; papers never write any. */
export type Photos = Pick<Storage, 'get'>

const isOfPeople = ({ kind }: File): boolean => kind === 'photo' || kind === 'video'

const consentSaid = ({ evidence, words }: Whole, file: File): string => {
  if (!isOfPeople(file)) return words.consentNotNeeded
  const at = evidence.get(file.id)?.consent_at ?? null
  return at === null ? words.consentMissing : fill(words.consentGiven, { day: sayDay(at) })
}

const row = (whole: Whole, file: File): Cell[] => [
  file.name,
  whole.words.kinds[file.kind],
  file.description,
  consentSaid(whole, file),
  [sayDay(file.created_at), file.uploaded_by.name].join(', '),
]

/** As many photos of a stage as a line must have of it, and only those to which people agreed. */
const photosOf = ({ evidence }: Whole, files: readonly File[], photos: Photos): Photo[] =>
  files
    .flatMap((file) => {
      const kept = evidence.get(file.id)
      return file.kind === 'photo' && kept?.consent_at ? [{ file, object: kept.object }] : []
    })
    .slice(0, limits.photosPerCell)
    .map(({ file, object }) => ({
      kind: 'photo',
      alternative: file.description ?? file.name,
      caption: `${file.name}, ${sayDay(file.created_at)}`,
      read: async () => buffer(found(await photos.get(object)).stream),
    }))

/** The evidence of a domain, stage by stage: a list of it, and of each stage some photos where `photos` reads them. */
export const evidenceOf = (whole: Whole, category: Category, photos: Photos | null): Block[] => {
  const { line, words } = whole
  const own = line.files.filter((file) => file.category === category.id)
  const hasPhotos = photos !== null && own.some(({ kind }) => kind === 'photo')
  return [
    { kind: 'heading', level: 2, words: words.evidence },
    ...(hasPhotos ? [{ kind: 'paragraph' as const, words: words.photosShown, tone: 'small' as const }] : []),
    ...([1, 2, 3] as const).flatMap((stage): Block[] => {
      const files = own.filter((file) => file.stage === stage)
      const name = words.stages[stage]
      const heading: Block = { kind: 'heading', level: 3, words: name }
      if (files.length === 0) return [heading, { kind: 'paragraph', words: words.noFiles }]
      return [
        heading,
        {
          kind: 'table',
          caption: fill(words.evidenceOf, { number: category.number, stage: name }),
          head: [words.file, words.kind, words.shows, words.consent, words.added],
          rows: files.map((file) => row(whole, file)),
          widths: [3, 2, 4, 2, 3],
        },
        ...(photos === null ? [] : photosOf(whole, files, photos)),
      ]
    }),
  ]
}
