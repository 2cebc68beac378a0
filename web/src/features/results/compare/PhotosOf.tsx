import { useQuery } from '@tanstack/react-query'
import type { File } from 'contract/files'
import type { LineResults } from 'contract/school-results'
import { useTranslation } from 'react-i18next'
import { addressOfEvaluation } from '../../../app/addresses.ts'
import { Link } from '../../../ui/Link.tsx'
import { lineName } from '../../evaluation/LinePicker.tsx'
import { thumbnailQuery } from '../../evaluation/queries.ts'

/** So many are shown small; all of them are with the evidence. */
const shown = 6

/** Photos of a domain in one line, and the way to all of its evidence. */
export function PhotosOf({ line, photos }: { line: LineResults; photos: readonly File[] }) {
  const { t } = useTranslation()
  const name = lineName(t, line.line)
  const first = line.indicators.find(({ category }) => category === photos[0]?.category)
  return (
    <figure className="min-w-0">
      <figcaption className="text-14 font-medium text-text2">
        {t('results.photosOf', { line: name })}
      </figcaption>
      {photos.length === 0 ? (
        <p className="mt-1 text-15">{t('results.noPhotos')}</p>
      ) : (
        <>
          <ul className="mt-2 flex flex-wrap gap-2">
            {photos.slice(0, shown).map((photo) => (
              <li key={photo.id}>
                <Photo photo={photo} />
              </li>
            ))}
          </ul>
          <Link
            look="strong"
            href={addressOfEvaluation(
              { id: line.evaluation, instrument: line.instrument },
              { line: line.line.id, ...(first && { indicator: first.code }) },
            )}
          >
            {t('results.allEvidence', { line: name })}
          </Link>
        </>
      )}
    </figure>
  )
}

function Photo({ photo }: { photo: File }) {
  const { data } = useQuery(thumbnailQuery(photo.id))
  const words = photo.description ?? photo.name
  return data ? (
    <img src={data} alt={words} className="h-18 w-24 rounded-control border border-border object-cover" />
  ) : (
    <span className="grid h-18 w-24 place-items-center overflow-hidden rounded-control border border-border bg-surface2 p-1 text-12 text-text2">
      {words}
    </span>
  )
}
