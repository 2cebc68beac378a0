import { use } from 'react'
import { LanguagePicker } from '../page/LanguagePicker.tsx'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { PageTools } from './page-tools.ts'

interface Props {
  isRoomy?: boolean
  isSmall?: boolean
  /** The search stands elsewhere in the bar. */
  isWithoutSearch?: boolean
}

/**
 * Language, theme and notifications, in the bar of every page. On the narrowest phones a page may offer the first two
 * elsewhere.
 */
export function TopActions({ isRoomy = false, isSmall = false, isWithoutSearch = false }: Props) {
  const tools = use(PageTools)
  const narrow = isRoomy ? 'contents' : 'hidden phone:contents'
  return (
    <>
      {tools && !isWithoutSearch && <tools.Search />}
      <span className={narrow}>
        <span className={isSmall ? 'contents' : 'wide:hidden'}>
          <LanguagePicker isSmall />
        </span>
      </span>
      {!isSmall && (
        <span className="hidden wide:inline">
          <LanguagePicker />
        </span>
      )}
      <span className={narrow}>
        <ThemeButton />
      </span>
      {tools && <tools.Bell />}
    </>
  )
}
