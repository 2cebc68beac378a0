import { TopActions } from '../../kit/layouts/TopActions.tsx'
import { UserMenu } from './UserMenu.tsx'

/** The tools of the top bar, or of the menu where the bar is hidden. */
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
