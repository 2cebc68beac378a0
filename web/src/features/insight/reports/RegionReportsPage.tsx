import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { PlaceReportsPage } from './PlaceReportsPage.tsx'

export function RegionReportsPage() {
  const { id } = useParams({ from: '/content/reports/region/$id' })
  const search = useSearch({ from: '/content/reports/region/$id' })
  const navigate = useNavigate({ from: '/reports/region/$id' })
  return (
    <PlaceReportsPage
      key={id}
      place={{ kind: 'region', id: Number(id) }}
      search={search}
      go={(next) => void navigate({ search: next }).then(() => scrollTo(0, 0))}
    />
  )
}
