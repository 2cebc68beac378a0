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

/** Checks structure, scanner and decoder, the cheapest first, then stores the bytes. */
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

/**
 * A refusal before the commit leaves nothing behind; after other failures the commit may have succeeded, so the file
 * must stay.
 */
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

/** Checks and stores a received file and writes its row; of a refused file nothing is left. */
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
 * Receives a file for a cell or an action. Permission, disk and quota are checked before a byte of the file is read
 * and without a slot. Bytes are stored before the row, so that no row lacks its object.
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
