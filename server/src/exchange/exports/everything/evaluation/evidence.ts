import type { File } from 'contract/evaluation/files'
import { lineColumns } from '../line-columns.ts'
import { tableOf, yesNo } from '../table.ts'
import type { Gathered, Rated } from './gather.ts'

type Row = Rated & { file: File }

/** The list of files, with who confirmed consent; the files themselves are in the ZIP. */
export const evidenceTable = ({ sheetTexts, rated, consents }: Gathered) => {
  const { data } = sheetTexts
  return tableOf<Row>(
    sheetTexts,
    'evidence',
    [
      ...lineColumns<Row>(sheetTexts, ({ line }) => line),
      [
        'domain',
        ({ results, file }) => results.categories.find(({ id }) => id === file.category)?.number ?? null,
      ],
      ['stage', ({ file }) => data.stages[file.stage]],
      ['file', ({ file }) => file.name],
      ['kind', ({ file }) => data.kinds[file.kind]],
      ['content_type', ({ file }) => file.content_type],
      ['size', ({ file }) => file.size],
      ['description', ({ file }) => file.description],
      ['consent', ({ file }) => yesNo(consents.has(file.id), sheetTexts)],
      ['consent_by', ({ file }) => consents.get(file.id)?.by?.name ?? null],
      ['consent_on', ({ file }) => consents.get(file.id)?.at ?? null],
      ['added_by', ({ file }) => file.uploaded_by.name],
      ['added_on', ({ file }) => file.created_at],
    ],
    rated.flatMap((each) => each.line.files.map((file) => ({ ...each, file }))),
  )
}
