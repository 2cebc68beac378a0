import { type File, fileCalls } from 'contract/files'
import { askBytes } from '../../../session/ask-bytes.ts'

/** Gives the file to the browser to save; the token never stands in an address. */
export const download = async (file: File): Promise<void> => {
  const address = URL.createObjectURL(await askBytes(fileCalls.read, { parameters: { id: file.id } }))
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
