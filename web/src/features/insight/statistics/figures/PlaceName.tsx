import type { Ref } from 'contract/platform/shapes'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfSchool } from '../../../../kit/page/addresses.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { addressOfStatistics } from '../address.ts'
import type { StatisticsScope } from '../scope.ts'
import { searchInside } from '../scope.ts'
import type { StatisticsSearch } from '../search.ts'

export type About = {
  scope: StatisticsScope
  search: StatisticsSearch
  /** Without links, as on the home page, since a coordinator has no page of statistics. */
  isStill?: boolean
  /** Frozen figures do not link to current ones. */
  isFrozen?: boolean
  /** The day of frozen figures, `2026-11-20`. */
  day?: string
}

/** Links one level down; a school links to its page. */
export function PlaceName({ place, schools, about }: { place: Ref; schools?: number; about: About }) {
  const { t } = useTranslation()
  const { scope, search, isStill, isFrozen } = about
  const isSchool = scope.model === 'school'
  const mark = schools === 1 && !isSchool && (
    <span className="ml-2 text-14 font-normal text-text2">{t('statistics.oneSchool')}</span>
  )
  if (isFrozen || (isStill && !isSchool))
    return (
      <span className="font-strong">
        {place.name}
        {mark}
      </span>
    )
  const href = isSchool
    ? addressOfSchool(place.id)
    : addressOfStatistics(searchInside(search, scope.model, place.name))
  return (
    <>
      <Link variant="title" href={href}>
        {place.name}
      </Link>
      {mark}
    </>
  )
}
