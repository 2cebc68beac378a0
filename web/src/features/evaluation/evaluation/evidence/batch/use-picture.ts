import { useEffect, useState } from 'react'
import { contentOf } from './contents.ts'

/** Undefined while the photo is read, null where the browser cannot decode it. */
export const usePicture = (draft: string): ImageBitmap | null | undefined => {
  const [picture, setPicture] = useState<ImageBitmap | null>()
  useEffect(() => {
    let isLeft = false
    const read = async () => {
      const content = await contentOf(draft)
      const bitmap = content && (await createImageBitmap(content))
      if (isLeft) bitmap?.close()
      else setPicture(bitmap)
    }
    read().catch(() => setPicture(null))
    return () => {
      isLeft = true
    }
  }, [draft])
  return picture
}
