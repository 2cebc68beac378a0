import { TopActions } from './TopActions.tsx'
import { UserMenu } from './UserMenu.tsx'

/** What the top bar offers; where the bar is hidden it stands in the menu. */
export function TopTools({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <>
      <TopActions isRoomy isSmall={isSmall} />
      <UserMenu isSmall={isSmall} />
    </>
  )
}
