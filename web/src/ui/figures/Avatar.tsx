/**
 * Initials beside a name, as a drawing and not as text: voice control uses visible text, and the control's name does
 * not contain the initials.
 */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className="grid size-8 shrink-0 place-items-center rounded-pill bg-primary-soft text-13 font-bold text-primary-soft-text before:content-[attr(data-initials)]"
    />
  )
}

/** Of the first and last word; a letter may be several code points in Hindi. */
function initials(name: string): string {
  const names = name.trim().split(/\s+/).filter(Boolean)
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return ends
    .map(
      (part) =>
        segmenter
          .segment(part ?? '')
          [Symbol.iterator]()
          .next().value?.segment ?? '',
    )
    .join('')
    .toLocaleUpperCase()
}
