/** A horizontal bar, relative to the longest. */
export function Bar({ value, longest }: { value: number; longest: number }) {
  return (
    <span
      aria-hidden="true"
      className="block h-2.5 overflow-hidden rounded-pill bg-surface3 forced-colors:border forced-colors:border-[CanvasText]"
    >
      <span
        className="fill block h-full rounded-pill bg-c3"
        style={{ width: `${longest === 0 ? 0 : (value / longest) * 100}%` }}
      />
    </span>
  )
}
