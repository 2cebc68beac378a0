import type { AnyFile, File } from 'contract/evaluation/files'
import type { LineResults } from 'contract/insight/results/school-results'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { loadViewer } from '../../../../kit/viewer/load-viewer.ts'
import { useSmallPicture } from '../../../../kit/viewer/use-small-picture.ts'
import { PlainButton } from '../../../../ui/buttons/PlainButton.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { lazyDialog } from '../../../../ui/waiting/lazily.tsx'
import { lineName } from '../../../evaluation/evaluation/line/LinePicker.tsx'

const FileViewer = lazyDialog(loadViewer)

const shown = 6

export function PhotosOf({ line, photos }: { line: LineResults; photos: readonly File[] }) {
  const { t } = useTranslation()
  const [large, setLarge] = useState<AnyFile | null>(null)
  const [isOpen, setOpen] = useState(false)
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
                <Photo
                  photo={photo}
                  onOpen={() => {
                    setLarge(photo)
                    setOpen(true)
                  }}
                />
              </li>
            ))}
          </ul>
          <Link
            variant="strong"
            href={addressOfEvaluation(
              { id: line.evaluation, instrument: line.instrument },
              { line: line.line.id, ...(first && { indicator: first.code }) },
            )}
          >
            {t('results.allEvidence', { line: name })}
          </Link>
          {large && (
            <FileViewer
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              file={large}
              files={photos}
              onShow={setLarge}
            />
          )}
        </>
      )}
    </figure>
  )
}

function Photo({ photo, onOpen }: { photo: File; onOpen: () => void }) {
  const { t } = useTranslation()
  const { picture, isWaiting, show } = useSmallPicture(photo.id)
  const label = photo.description ?? photo.name
  return (
    <PlainButton
      aria-label={t(isWaiting ? 'evidence.showSmall' : 'evidence.open', { name: label })}
      onPress={isWaiting ? show : onOpen}
      className="grid h-18 w-24 cursor-pointer place-items-center overflow-hidden rounded-control border border-border bg-surface2 text-12 text-text2 hover:border-control"
    >
      {picture ? (
        <img src={picture} alt="" className="size-full object-cover" />
      ) : (
        <span className="p-1">{label}</span>
      )}
    </PlainButton>
  )
}
