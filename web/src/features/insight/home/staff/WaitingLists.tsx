import type { Home } from 'contract/insight/home'
import { OverdueSchools } from './OverdueSchools.tsx'
import { WaitingList } from './WaitingList.tsx'

export function WaitingLists({ home }: { home: Home }) {
  return (
    <div className="grid gap-y-5 p-4 wide:px-6 desk:grid-cols-2 desk:gap-x-10">
      <WaitingList home={home} />
      <OverdueSchools home={home} />
    </div>
  )
}
