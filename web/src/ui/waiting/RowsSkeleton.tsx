import { Skeleton } from './Skeleton.tsx'

/** Placeholders as high as a row of a table, or on a phone as a card. */
export function RowsSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: rows }, (_, at) => at).map((row) => (
        <li
          key={row}
          className="flex h-37 flex-col justify-center gap-3 border-b border-border px-4 last:border-b-0 wide:h-16.5 wide:flex-row wide:items-center wide:justify-between wide:gap-8"
        >
          <Skeleton width="45%" />
          <Skeleton width="25%" height="1rem" />
          <Skeleton width="15%" height="1rem" />
        </li>
      ))}
    </ul>
  )
}
