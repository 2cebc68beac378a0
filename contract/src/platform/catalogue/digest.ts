/** FNV-1a: the same on every platform, and sufficient where nobody constructs collisions. */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A short text that changes with the content. */
export const digestOf = (content: unknown): string => hashOf(JSON.stringify(content)).toString(36)
