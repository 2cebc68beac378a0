import { useQuery } from '@tanstack/react-query'
import { likenessTo } from 'contract/platform/likeness'
import { fold } from 'contract/platform/shapes'
import { useEffect } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { usePaused } from '../../../../kit/lists/use-paused.ts'
import { announce } from '../../../../ui/messages/announcements.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import type { RegionChoice } from '../../regions/RegionPicker.tsx'
import { schoolsQuery } from '../queries.ts'

const shortest = 3
const mostListed = 3

/** Similarity from 0 to 1 from which two names may mean one school. */
const leastAlike = 0.8

/** The longest word of the name without its end, as the search term for similar names. */
const searchedBy = (name: string): string => {
  const [longest = name] = name.split(/\s+/).sort((one, other) => other.length - one.length)
  return longest.length > shortest + 1 ? longest.slice(0, -1) : longest
}

/** Warns of schools in the region whose names contain, or resemble, the typed one, ignoring case and accents. */
export function NearNames({ name, region }: { name: string; region: RegionChoice | null }) {
  const { t } = useTranslation()
  const typedName = usePaused(name.trim())
  const isSearched = region !== null && typedName.length >= shortest
  const search = (text: string, page_size: string) => ({
    ...schoolsQuery({ search: text, region__name: region?.label ?? '', page_size }),
    enabled: isSearched,
  })
  // a large region has more schools with one word of the name than fit a page
  const holding = useQuery(search(typedName, '20')).data?.results ?? []
  const alike = useQuery(search(searchedBy(typedName), '100')).data?.results ?? []
  const found = new Map([...holding, ...alike].map((school) => [school.id, school]))
  const likeness = likenessTo(typedName)
  const near = (isSearched ? [...found.values()] : [])
    .filter((school) => school.region.id === region?.id)
    .map((school) => ({
      ...school,
      like: fold(school.name).includes(fold(typedName)) ? 1 : likeness(school.name),
    }))
    .filter(({ like }) => like >= leastAlike)
    .sort((one, other) => other.like - one.like)
    .slice(0, mostListed)
  const title = near.length > 0 ? t('schools.nearName') : ''
  useEffect(() => {
    if (title) announce(title)
  }, [title])
  if (near.length === 0) return null
  return (
    <Banner tone="warn" title={title}>
      <ul className="list-disc ps-5">
        {near.map((school) => (
          <li key={school.id}>{school.name}</li>
        ))}
      </ul>
      <p>{t('schools.nearNameHint')}</p>
    </Banner>
  )
}
