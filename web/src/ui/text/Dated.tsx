const day = /(\d{2}-\d{2}-\d{4}(?: \d{2}:\d{2})?)/

/** A sentence whose days and times are not broken over two lines. */
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
