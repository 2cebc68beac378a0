import type { FileKind } from 'contract/evaluation/files'
import { showsPeople } from 'contract/evaluation/files'
import type { Stage } from 'contract/evaluation/scores/stages'
import { limits } from 'contract/platform/limits'
import type { Known } from '../../../../../drafts/drafts.ts'
import { draftsOfLine } from '../../../../../drafts/names.ts'

/** A pixelated circle; position and radius in parts of the photo's width. */
export type Blur = { x: number; y: number; radius: number }

export type LineFile = { kind: FileKind }

export type FolderPlace = { category: number; stage: Stage }

/** A file with its folder and description; its bytes are stored apart from it. */
export type BatchFile = {
  id: string
  name: string
  kind: FileKind
  size: number
  /** Bytes before the photo was made smaller on the device. */
  originalSize: number
  description: string
  people: 'nobody' | 'agreed' | null
  blurs: Blur[]
  place: FolderPlace | null
  addedAt: number
}

export const maximumOfBatch = 60

const isBatchFile = (value: unknown): value is BatchFile =>
  typeof value === 'object' && value !== null && 'blurs' in value && 'addedAt' in value

export const draftsOfBatch = (line: number): string => `${draftsOfLine(line)}batch/`

/** Photos and videos need a description and a statement about who can be recognised. */
export const isDescribed = ({ kind, description, people }: BatchFile): boolean =>
  !showsPeople(kind) || (description.trim() !== '' && people !== null)

/** It has a folder and a description, so it can be added to the evidence. */
export const isReady = (file: BatchFile): boolean =>
  file.place !== null && isDescribed(file) && [...file.description].length <= limits.text

export const isIn = (place: FolderPlace | null, { category, stage }: FolderPlace): boolean =>
  place?.category === category && place.stage === stage

/** Counts at most what is needed of each kind. */
export const stateOfFolder = (files: readonly LineFile[]) => {
  const count = (kind: FileKind) => files.filter((file) => file.kind === kind).length
  const photos = Math.min(count('photo'), limits.photosPerCell)
  const documents = Math.min(count('document'), limits.documentsPerCell)
  const needed = limits.photosPerCell + limits.documentsPerCell
  return {
    present: photos + documents,
    needed,
    photosMissing: limits.photosPerCell - photos,
    documentsMissing: limits.documentsPerCell - documents,
    isComplete: photos + documents === needed,
  }
}

export const batchIn = (drafts: ReadonlyMap<string, Known>, line: number): BatchFile[] =>
  [...drafts]
    .flatMap(([name, { draft }]) =>
      name.startsWith(draftsOfBatch(line)) && isBatchFile(draft?.value) ? draft.value : [],
    )
    .sort((one, other) => one.addedAt - other.addedAt)
