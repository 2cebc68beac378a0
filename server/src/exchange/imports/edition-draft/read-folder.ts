import type { ImportAnswer } from 'contract/exchange/imports'
import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { draftToWrite } from '../../../instrument/instruments/drafts/import-queries.ts'
import { type PieceRow, piecesOf } from '../../../instrument/instruments/drafts/piece-queries.ts'
import { transact } from '../../../platform/database/sessions/transact.ts'
import type { JobOutcome, Work } from '../../../platform/jobs/kind.ts'
import { MadeOf, madeOfName } from '../../spreadsheets/draft-texts/made-of.ts'
import { keyOfText, type TextRow, textRows } from '../../spreadsheets/draft-texts/text-rows.ts'
import { type Draft, openFaults } from '../draft.ts'
import { countRows, storeRows } from '../queries.ts'
import { type FileFault, readTexts, textsOfFile } from './plan-file.ts'
import { plannedLinks } from './plan-links.ts'
import { type Incoming, plannedText } from './plan-text.ts'
import { readYaml } from './read-yaml.ts'
import { type Files, unpack } from './unpack.ts'

/** Files of editions that drafts do not have: reported as ignored. */
const ofOthers = /^([a-z]{2}\/)?(cases|plan|suggestions(-\d)?)\.yaml$/

type About = { languages: Language[]; pieces: PieceRow[]; reader: Language; progress: Work['progress'] }

const faultRow = ({ at, code }: FileFault): Omit<Draft, 'row'> => {
  const faults = openFaults()
  faults.add('file', code)
  return { deed: 'refuse', errors: faults.errors, before: null, after: { name: at } }
}

/** The draft that an archive was made of; undefined for another. */
const madeOfIn = async (files: Files, draft: number): Promise<MadeOf | null | undefined> => {
  const text = files.get(madeOfName)
  if (text === undefined) return null
  if (text === null) return undefined
  const yaml = await readYaml(text)
  const read = MadeOf.safeParse('value' in yaml ? yaml.value : null)
  return read.success && read.data.draft === draft ? read.data : undefined
}

const nameOf = (name: string): { language: Language; file: string } | null => {
  const [, code, file = ''] = /^([a-z]{2})\/([a-z0-9-]+)\.yaml$/.exec(name) ?? []
  const language = languageCodes.find((each) => each === code)
  return language ? { language, file } : null
}

/** With more faults it is another file: the rest is not checked. */
const mostFaults = 200

/** All planned texts and links, and faults. Yields to the event loop between files. */
const planned = async (files: Files, about: About, made: MadeOf | null): Promise<Omit<Draft, 'row'>[]> => {
  const { pieces, languages, reader, progress } = about
  const rows = textRows(pieces)
  const sent = new Map<string, Incoming['sent']>()
  const faults: FileFault[] = []
  const others: Omit<Draft, 'row'>[] = []
  for (const [name, text] of files) {
    if (name === madeOfName || ofOthers.test(name)) continue
    if (faults.length >= mostFaults) return faults.slice(0, mostFaults).map(faultRow)
    await progress(40)
    const place = nameOf(name)
    const known =
      place && languages.includes(place.language) ? textsOfFile(rows, place.file) : new Map<string, TextRow>()
    if (name !== 'structure.yaml' && known.size === 0) {
      faults.push({ at: name, code: 'does_not_exist' })
      continue
    }
    if (text === null) {
      faults.push({ at: name, code: 'invalid_format' })
      continue
    }
    const yaml = await readYaml(text)
    if (!('value' in yaml)) {
      faults.push({
        at: yaml.brokenAt === null ? name : `${name}: ${yaml.brokenAt}`,
        code: 'validation_error',
      })
      continue
    }
    if (!place) {
      const links = plannedLinks(yaml.value, pieces, made)
      others.push(...links.drafts)
      faults.push(...links.faults)
      continue
    }
    const read = readTexts(yaml.value, known, { ...place, made })
    faults.push(...read.faults)
    for (const [row, each] of read.sent) {
      const key = keyOfText(row)
      sent.set(key, { ...sent.get(key), [place.language]: each })
    }
  }
  const texts = rows.flatMap((target) => {
    const each = sent.get(keyOfText(target))
    return each ? [plannedText({ row: 0, target, sent: each }, languages, reader)] : []
  })
  return [...faults.slice(0, mostFaults).map(faultRow), ...others, ...texts]
}

/** Plans an archive of a draft's files, and stores the drafts of texts. */
export const readFolder = async (work: Work, archive: Uint8Array, id: number): Promise<JobOutcome> => {
  const { db, actor, language } = work
  const { languages } = await draftToWrite(db, actor, id)
  const { files, others } = await unpack(archive)
  await work.progress(30)
  const pieces = await piecesOf(db, id)
  const made = await madeOfIn(files, id)
  const found =
    made === undefined
      ? [faultRow({ at: madeOfName, code: 'does_not_exist' })]
      : files.size === 0
        ? [faultRow({ at: 'structure.yaml', code: 'required' })]
        : await planned(files, { languages, pieces, reader: language, progress: work.progress }, made)
  const drafts = found.map((draft, at): Draft => ({ ...draft, row: at + 1 }))
  await transact(db, (inside) => storeRows(inside, work.id, drafts))
  const ignored = [...others, ...[...files.keys()].filter((name) => ofOthers.test(name))]
  const counts = await countRows(db, work.id)
  const answer = { subject: 'edition_draft', ...counts, ignored } satisfies Omit<ImportAnswer, 'rows'>
  return { answer }
}
