export const inPageOrder = <Found extends { field: string }>(found: readonly Found[]): Found[] =>
  [...found].sort((one, other) => {
    const [first, second] = [one, other].map(({ field }) => document.getElementById(field))
    if (!first || !second) return 0
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
