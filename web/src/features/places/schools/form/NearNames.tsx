import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { usePaused } from '../../../../kit/lists/use-paused.ts'
import { announce } from '../../../../ui/messages/announcements.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import type { RegionChoice } from '../../regions/RegionPicker.tsx'
import { schoolsQuery } from '../queries.ts'

const shortest = 3
const mostListed = 3

/** Warns of schools in the same region whose names are, or hold, the one being typed, whatever case and accents. */
export function NearNames({ name, region }: { name: string; region: RegionChoice | null }) {
  const { t } = useTranslation()
  const typedName = usePaused(name.trim())
  const isSearched = region !== null && typedName.length >= shortest
  const { data } = useQuery({
    ...schoolsQuery({ search: typedName, region__name: region?.label ?? '', page_size: '20' }),
    enabled: isSearched,
  })
  const near = ((isSearched && data?.results) || [])
    .filter((school) => school.region.id === region?.id)
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
