import { type AnyFile, fileCalls } from 'contract/evaluation/files'
import { askBytes } from '../../session/ask-bytes.ts'
import { saveFile } from '../exchange/save-file.ts'

/** Fetches a file anew and gives it to the browser to save. */
export const download = async (file: AnyFile): Promise<void> =>
  saveFile(await askBytes(fileCalls.read, { parameters: { id: file.id } }), file.name)
