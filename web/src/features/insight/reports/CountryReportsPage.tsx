import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { PlaceReportsPage } from './PlaceReportsPage.tsx'

export function CountryReportsPage() {
  const { id } = useParams({ from: '/content/reports/country/$id' })
  const search = useSearch({ from: '/content/reports/country/$id' })
  const navigate = useNavigate({ from: '/reports/country/$id' })
  return (
    <PlaceReportsPage
      key={id}
      place={{ kind: 'country', id: Number(id) }}
      search={search}
      go={(next) => void navigate({ search: next }).then(() => scrollTo(0, 0))}
    />
  )
}
