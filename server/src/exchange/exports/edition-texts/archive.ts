import { makeZip } from 'client-zip'
import { found } from 'contract/platform/problems'
import { draftById } from '../../../instrument/instruments/drafts/draft-queries.ts'
import { piecesOf } from '../../../instrument/instruments/drafts/piece-queries.ts'
import type { JobOutcome, Work } from '../../../platform/jobs/kind.ts'
import { filesIn } from '../../spreadsheets/draft-texts/folder.ts'
import { madeOf, madeOfName } from '../../spreadsheets/draft-texts/made-of.ts'
import { structureOf } from '../../spreadsheets/draft-texts/structure.ts'
import { textRows } from '../../spreadsheets/draft-texts/text-rows.ts'
import { buffers, encryptBytes, storeFile } from '../make-file.ts'
import { thingOf, wantedOf } from '../wanted.ts'
import { nameWithState } from './state.ts'

/** A draft as the text files of an edition (docs/instrument.md), with a stamp of each text. */
export const exportDraftFolder = async (work: Work): Promise<JobOutcome> => {
  const { id, db, actor, language } = thingOf(wantedOf(work))
  const draft = found(await draftById(db, actor, language, id))
  const pieces = await piecesOf(db, id)
  const { stringify } = await import('yaml')
  const inYaml = (value: unknown) => stringify(value, { lineWidth: 110, aliasDuplicateObjects: false })
  const files = new Map<string, unknown>([
    ['structure.yaml', structureOf(pieces, draft.edition)],
    [madeOfName, madeOf(id, pieces, draft.languages)],
    ...draft.languages.flatMap((each) =>
      [...filesIn(pieces, each)].map(([file, tree]) => [`${each}/${file}.yaml`, tree] as const),
    ),
  ])
  await work.progress(50)
  const lastModified = new Date()
  const zip = makeZip([...files].map(([name, value]) => ({ name, input: inYaml(value), lastModified })))
  const encrypted = await encryptBytes(work, buffers(zip))
  const name = nameWithState(draft, language)
  return storeFile(work, encrypted, { name, format: 'zip', rows: textRows(pieces).length })
}
