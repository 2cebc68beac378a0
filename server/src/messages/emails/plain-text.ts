const longestName = 120

/**
 * A user's text for an e-mail: one line, limited, and without links, by a zero-width joiner after characters that
 * make links.
 */
export const plain = (text: string, longest = longestName): string => {
  const line = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const graphemes = [...line]
  const short = graphemes.length <= longest ? line : `${graphemes.slice(0, longest - 1).join('')}…`
  return short.replace(/([.:/@])(?=\p{L}{2}|\/)/gu, '$1\u2060')
}

/** A user name must be copied exactly, so it is changed only where it looks like an address. */
export const typed = (username: string): string =>
  /^(?!www\.)[\p{L}\p{M}\p{N}._+-]{1,60}$/iu.test(username) ? username : plain(username)

/** Breaks lines between words; a longer word has a line of its own. */
export const wrapped = (text: string, width = 76): string => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
