const lastLetters = /\p{L}(?=\P{L}|$)/gu

/** An English message as a language that nobody speaks says it: each word ends in ÿ, and it stays valid ICU. */
export const marked = (message: string): string => {
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(message)?.[0]
    at += found?.length ?? 0
    return found
  }
  const text = (): string => {
    const value = take(/\{\s*\w+\s*(,\s*(number|date|time)[^}]*)?\}|<[^>]*>/y)
    if (value !== undefined) return value + text()
    const choice = take(/\{\s*\w+\s*,\s*\w+\s*,/y)
    if (choice !== undefined) return choice + forms() + text()
    const plainText = take(/[^{}<]+/y)
    return plainText === undefined ? '' : plainText.replace(lastLetters, 'ÿ') + text()
  }
  const forms = (): string => {
    const form = take(/\s*[=\w]+\s*\{/y)
    if (form === undefined) return take(/\s*\}/y) ?? ''
    return form + text() + (take(/\}/y) ?? '') + forms()
  }
  return text()
}
