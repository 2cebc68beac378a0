import { useQuery } from '@tanstack/react-query'
import type { AnyFile } from 'contract/evaluation/files'
import { Eye } from 'lucide'
import { useState } from 'react'
import { formatBytes } from '../../i18n/format-number.ts'
import { problemText } from '../../i18n/problem-text.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { LoadingState } from '../../ui/waiting/LoadingState.tsx'
import { lazily } from '../../ui/waiting/lazily.tsx'
import { PhotoView } from './photo/PhotoView.tsx'
import { fileBytesQuery } from './queries.ts'
import { VideoView } from './VideoView.tsx'
import { viewOf } from './views.ts'

const PdfView = lazily(async () => (await import('./pdf/PdfView.tsx')).PdfView)
const WordView = lazily(async () => (await import('./documents/WordView.tsx')).WordView)
const SheetsView = lazily(async () => (await import('./documents/SheetsView.tsx')).SheetsView)
const TextView = lazily(async () => (await import('./documents/TextView.tsx')).TextView)

/** Larger files are loaded only on request, since a connection may be slow or expensive. */
const large = 10 * 1024 * 1024

type Props = { file: AnyFile; onStep?: (by: -1 | 1) => void }

export function FileShown({ file, onStep }: Props) {
  const { t } = useTranslation()
  const view = viewOf(file)
  const [isWanted, setWanted] = useState(file.size <= large)
  const { data, error, refetch, isFetching } = useQuery({
    ...fileBytesQuery(file.id),
    enabled: isWanted && view !== 'none',
  })
  const label = file.description ?? file.name

  if (view === 'none') return <Banner tone="info">{t('viewer.notShown')}</Banner>
  if (!isWanted)
    return (
      <Banner
        tone="info"
        action={
          <Button icon={Eye} onPress={() => setWanted(true)}>
            {t('viewer.showHere')}
          </Button>
        }
      >
        {t('viewer.isLarge', { size: formatBytes(file.size) })}
      </Banner>
    )
  if (error)
    return (
      <Banner
        tone="danger"
        action={
          <Button onPress={() => void refetch()} isPending={isFetching}>
            {t('ui.retry')}
          </Button>
        }
      >
        {problemText(t, error)}
      </Banner>
    )
  if (!data) return <LoadingState />
  const shown = { file: file.id, name: file.name, bytes: data }
  if (view === 'photo') return <PhotoView bytes={data} alternative={label} {...(onStep && { onStep })} />
  if (view === 'video') return <VideoView bytes={data} label={label} />
  if (view === 'pdf') return <PdfView {...shown} />
  if (view === 'word') return <WordView {...shown} />
  if (view === 'text') return <TextView {...shown} />
  return <SheetsView kind={view} {...shown} />
}
