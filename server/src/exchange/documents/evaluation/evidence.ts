import { buffer } from 'node:stream/consumers'
import { type File, showsPeople } from 'contract/evaluation/files'
import { stageNumbers } from 'contract/evaluation/scores/stages'
import type { Category } from 'contract/instrument/instruments'
import { limits } from 'contract/platform/limits'
import { found } from 'contract/platform/problems'
import type { Storage } from '../../../platform/storage/storage.ts'
import { heading, paragraph, table } from '../blocks.ts'
import type { Block, DocumentCell, Photo } from '../document.ts'
import type { Whole } from './read-whole.ts'

/** Documents only read evidence. */
export type Photos = Pick<Storage, 'get'>

const consentText = ({ evidence, voice }: Whole, file: File): string => {
  const { t } = voice
  if (!showsPeople(file.kind)) return t('documents.consentNotNeeded')
  const at = evidence.get(file.id)?.consent_at ?? null
  return at === null ? t('documents.consentMissing') : t('documents.consentGiven', { day: voice.day(at) })
}

const row = (whole: Whole, file: File): DocumentCell[] => [
  file.name,
  whole.voice.t(`documents.kinds.${file.kind}`),
  file.description,
  (whole.shownBy.get(file.id) ?? []).join(', '),
  consentText(whole, file),
  [whole.voice.day(file.created_at), file.uploaded_by.name].join(', '),
]

/** Of each stage as many photos as a line must have, and only those with consent. */
const photosOf = ({ evidence, voice }: Whole, files: readonly File[], photos: Photos): Photo[] =>
  files
    .flatMap((file) => {
      const stored = evidence.get(file.id)
      return file.kind === 'photo' && stored?.consent_at ? [{ file, object: stored.object }] : []
    })
    .slice(0, limits.photosPerCell)
    .map(({ file, object }) => ({
      kind: 'photo',
      alternative: file.description ?? file.name,
      caption: `${file.name}, ${voice.day(file.created_at)}`,
      read: async () => buffer(found(await photos.get(object)).stream),
    }))

/** Evidence of a domain by stage: a list, and some photos. */
export const evidenceOf = (whole: Whole, category: Category, photos: Photos): Block[] => {
  const { line, voice } = whole
  const { t } = voice
  const own = line.files.filter((file) => file.category === category.id)
  const hasPhotos = own.some(({ kind }) => kind === 'photo')
  return [
    heading(2, t('results.evidence')),
    ...(hasPhotos ? [paragraph(t('documents.photosShown'), 'small')] : []),
    ...stageNumbers.flatMap((stage) => {
      const files = own.filter((file) => file.stage === stage)
      const name = t(`ui.stage.${stage}`)
      if (files.length === 0) return [heading(3, name), paragraph(t('documents.noFiles'))]
      return [
        heading(3, name),
        table({
          caption: t('evidence.cell', { number: category.number, stage: name }),
          head: [
            t('documents.file'),
            t('documents.kind'),
            t('evidence.description'),
            t('documents.answersShown'),
            t('documents.consent'),
            t('documents.added'),
          ],
          rows: files.map((file) => row(whole, file)),
          widths: [3, 2, 4, 2, 2, 3],
        }),
        ...photosOf(whole, files, photos),
      ]
    }),
  ]
}
