import { items } from './browser.ts'

/**
 * Puts a smaller photo in place of a waiting one. The key stays: if the larger one has arrived unseen, the server says
 * that the key was used, and no second photo is made.
 */
export const replaceContent = (id: string, content: Blob, name: string): void => {
  const entry = items.get(id)?.entry
  if (entry?.work.kind !== 'file' || content.size >= entry.work.content.size) return
  const work = { ...entry.work, content, name }
  items.apply(id, 'given again', { entry: { ...entry, work } })
}
