import { useEffect, useState } from 'react'
import { draftFile, storeDraftFile } from '../../../../../drafts/draft-files.ts'

/** The bytes of a batch's files that this page has already, by the names of their drafts. */
const contents = new Map<string, Blob>()

/** Keeps the bytes beside their draft. False where they last as long as the page. */
export const storeContent = (name: string, content: Blob): Promise<boolean> => {
  contents.set(name, content)
  return storeDraftFile(name, content)
}

/** Null where they are gone: the device had no room, or they were too large. */
export const contentOf = async (name: string): Promise<Blob | null> => {
  const content = contents.get(name) ?? (await draftFile(name))
  if (content) contents.set(name, content)
  return content
}

export const purgeContent = (name: string): boolean => contents.delete(name)

/** An address of the bytes for this page; undefined while they are read. */
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
