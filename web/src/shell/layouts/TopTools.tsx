import { TopActions } from '../../kit/layouts/TopActions.tsx'
import { UserMenu } from './UserMenu.tsx'

/** What the top bar offers; where the bar is hidden it stands in the menu. */
export function TopTools({
  isSmall = false,
  isWithoutSearch = false,
}: {
  isSmall?: boolean
  isWithoutSearch?: boolean
}) {
  return (
    <>
      <TopActions isRoomy isSmall={isSmall} isWithoutSearch={isWithoutSearch} />
      <UserMenu isSmall={isSmall} />
    </>
  )
}
