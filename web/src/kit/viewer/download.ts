import { type AnyFile, fileCalls } from 'contract/evaluation/files'
import { askBytes } from '../../session/ask-bytes.ts'
import { saveFile } from '../exchange/save-file.ts'

export const download = async (file: AnyFile): Promise<void> =>
  saveFile(await askBytes(fileCalls.read, { parameters: { id: file.id } }), file.name)
