const day = /(\d{2}-\d{2}-\d{4}(?: \d{2}:\d{2})?)/

/** A sentence whose dates and times do not wrap. */
export function Dated({ children }: { children: string }) {
  return children.split(day).map((part, index) =>
    day.test(part) ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
