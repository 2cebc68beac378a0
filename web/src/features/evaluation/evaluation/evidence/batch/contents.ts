import { useEffect, useState } from 'react'
import { draftFile, storeDraftFile } from '../../../../../drafts/draft-files.ts'

/** Bytes of the batch's files that this page has read, by the names of their drafts. */
const contents = new Map<string, Blob>()

/** Resolves to false where the bytes could not be stored and last as long as the page. */
export const storeContent = (name: string, content: Blob): Promise<boolean> => {
  contents.set(name, content)
  return storeDraftFile(name, content)
}

/** Null where the bytes could not be stored: no room on the device, or too large. */
export const contentOf = async (name: string): Promise<Blob | null> => {
  const content = contents.get(name) ?? (await draftFile(name))
  if (content) contents.set(name, content)
  return content
}

export const purgeContent = (name: string): boolean => contents.delete(name)

/** An object URL of the bytes; undefined while they are read, null where they are gone. */
export const useContentUrl = (name: string): string | null | undefined => {
  const [url, setUrl] = useState<string | null>()
  useEffect(() => {
    let address: string | null = null
    let isLeft = false
    setUrl(undefined)
    void contentOf(name).then((content) => {
      if (isLeft) return
      address = content && URL.createObjectURL(content)
      setUrl(address)
    })
    return () => {
      isLeft = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [name])
  return url
}
