/** A sentence ends at `.`, `!` or `?` before a space or the end, so "1.2" and "30 %" do not end one. */
export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Counts parts between spaces with a letter or digit: "age-appropriate" is one word, a dash is none. */
export function countTexts(text: string): number {
  return text.split(/\s+/).filter((piece) => /[\p{Letter}\p{Number}]/u.test(piece)).length
}
