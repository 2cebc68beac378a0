import { type File, fileFormats } from 'contract/evaluation/files'
import { Problem } from 'contract/platform/problems'
import type { Evidence } from '../evidence.ts'
import { examine } from '../examine/examine.ts'
import { schoolOfLine } from '../queries.ts'
import { scan } from '../scan.ts'
import { removeStored, storeAsItIs, storePhoto } from '../store.ts'
import { type Added, addOnce } from './add-file.ts'
import { type Arrived, arrive } from './arrive.ts'
import type { Destination, FormOfFile, UploadContext } from './destination.ts'
import { discard, type EncryptedTemp, unsealed } from './encrypted-temp.ts'
import { hangUpAfterDelay, withoutSilence } from './upload.ts'
import type { UploadSlot } from './upload-slots.ts'

/** Structure, scanner, decoder, the cheapest look first; then the bytes are in the storage. */
const store = async <Form extends FormOfFile>(
  context: UploadContext,
  evidence: Evidence,
  arrived: Arrived<Form>,
): Promise<Added<Form>> => {
  const { taken, name, line } = arrived
  const bytes = await unsealed(taken.temp)
  const source = await examine(bytes, taken.format, evidence.folder)
  const scanned = await scan(context, evidence, taken, bytes)
  const schoolOf = () => schoolOfLine(context.db, line)
  const isPhoto = fileFormats[taken.format].kind === 'photo'
  const stored = isPhoto
    ? await storePhoto(evidence, taken, name, schoolOf)
    : await storeAsItIs(evidence, taken, source, { name, schoolOf })
  return { arrived, stored, scan: scanned }
}

/** A refusal before the commit leaves nothing; after any other failure the commit may stand, and its file must stay. */
const isRefusal = (error: unknown): boolean => error instanceof Problem && error.status < 500

const storeFile = async <Form extends FormOfFile, Row extends Pick<File, 'id'>>(
  context: UploadContext,
  destination: Destination<Form, Row>,
  evidence: Evidence,
  added: Added<Form>,
): Promise<Row> => {
  const { object } = added.stored
  try {
    const { file, isReplay } = await addOnce(context, destination, added)
    if (!isReplay) return file
    context.reply.header('Idempotent-Replay', 'true')
    await removeStored(evidence, object)
    return file
  } catch (error) {
    if (isRefusal(error)) await removeStored(evidence, object)
    throw error
  }
}

/** Examines what arrived, stores it and writes its row; nothing is left of what is refused. */
export const storeArrived = <Form extends FormOfFile, Row extends Pick<File, 'id'>>(
  context: UploadContext,
  destination: Destination<Form, Row>,
  evidence: Evidence,
  arrived: Arrived<Form>,
): Promise<Row> =>
  withoutSilence(context.request, async () =>
    storeFile(context, destination, evidence, await store(context, evidence, arrived)),
  )

/**
 * A file for a cell or an action. Who may not add it, and whom the disk or a quota has no room for, is refused before a byte of
 * the file is read and without a slot. Its bytes are stored before its row is written: a row never waits for its object.
 */
export const receiveFile = async <Form extends FormOfFile, Row extends Pick<File, 'id'>>(
  context: UploadContext,
  destination: Destination<Form, Row>,
  evidence: Evidence,
): Promise<Row> => {
  const temps: EncryptedTemp[] = []
  let slot: UploadSlot | undefined
  try {
    const arrived = await arrive(context, destination, evidence, {
      enter: async (moved) => {
        slot = await evidence.uploadSlots.enter(context.actor.id, moved)
        return slot
      },
      onStored: (each) => temps.push(each),
    })
    return await storeArrived(context, destination, evidence, arrived)
  } catch (error) {
    hangUpAfterDelay(context.request)
    throw error
  } finally {
    await discard(...temps)
    slot?.leave()
  }
}
