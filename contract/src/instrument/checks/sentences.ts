/** A sentence ends at `.`, `!` or `?` before a space or at the end of the text, so "1.2" and "30 %" end none. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** A word is what stands between spaces and holds a letter or digit: "age-appropriate" is one, a lone dash is none. */
export function countTexts(text: string): number {
  return text.split(/\s+/).filter((piece) => /[\p{Letter}\p{Number}]/u.test(piece)).length
}
