import { use } from 'react'
import { LanguagePicker } from '../page/LanguagePicker.tsx'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { PageTools } from './page-tools.ts'

interface Props {
  isRoomy?: boolean
  isSmall?: boolean
  isWithoutSearch?: boolean
}

/** On the narrowest phones a page may offer language and theme elsewhere. */
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
