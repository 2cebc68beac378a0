import { chunksIn } from './chunks-in.ts'
import type { Source } from './storage.ts'

/** The bytes of the source, one after another; an error when they are not as many as was said. */
export const exactly = async function* (source: Source): AsyncIterable<Buffer> {
  let size = 0
  for await (const chunk of chunksIn(source.open())) {
    size += chunk.length
    if (size > source.size) break
    yield chunk
  }
  if (size !== source.size) throw new Error('what is to be stored is not as long as was said')
}
