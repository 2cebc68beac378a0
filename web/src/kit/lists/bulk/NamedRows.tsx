type Props = {
  title: string
  rows: readonly { id: number; name: string; reason: string }[]
}

export function NamedRows({ title, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <div className="rounded-control border border-review-bd bg-review-bg text-review">
      <p className="px-4 py-2.5 font-strong">{title}</p>
      <ul>
        {rows.map(({ id, name, reason }) => (
          <li key={id} className="border-t border-review-bd px-4 py-2">
            <span className="block font-medium">{name}</span>
            <span className="block text-14">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
