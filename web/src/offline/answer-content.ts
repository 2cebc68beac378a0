import { utf8ToBytes } from '@noble/ciphers/utils.js'
import { addressOfPicture, pictureAt } from '../session/pictures.ts'

type Content = { bytes: Uint8Array; picture: string | null }

/** A picture's data is an object URL; its bytes are what is stored. */
export const contentOf = async (data: unknown): Promise<Content> => {
  const picture = typeof data === 'string' ? pictureAt(data) : undefined
  if (!picture) return { bytes: utf8ToBytes(JSON.stringify(data)), picture: null }
  return { bytes: new Uint8Array(await picture.arrayBuffer()), picture: picture.type }
}

export const dataOf = ({ bytes, picture }: Content): unknown =>
  picture === null
    ? JSON.parse(new TextDecoder().decode(bytes))
    : addressOfPicture(new Blob([bytes.slice()], { type: picture }))
