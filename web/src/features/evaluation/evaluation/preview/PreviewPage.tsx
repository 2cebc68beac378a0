import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { FilePenLine } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { usePageTitle } from '../../../../kit/page/use-page-title.ts'
import { draftPreviewQuery } from '../../../instrument/editions/queries.ts'
import { TrialBar } from '../practice/TrialBar.tsx'
import { PreviewView } from './PreviewView.tsx'

/** A draft of an edition on the page of an evaluation, without a school; nothing is saved. */
export function PreviewPage() {
  const { t } = useTranslation()
  const id = Number(useParams({ from: '/blank/editions/$id/preview' }).id)
  const { indicator } = useSearch({ from: '/blank/editions/$id/preview' })
  const query = useQuery(draftPreviewQuery(id))
  const { data } = query
  usePageTitle(data ? t('editions.previewOf', { name: data.name }) : t('editions.preview'))
  if (data && !query.isError) return <PreviewView draft={id} preview={data} code={indicator} />
  return (
    <>
      <TrialBar
        title={t('editions.preview')}
        badge={t('editions.notReleased')}
        icon={FilePenLine}
        back={{ href: `/editions/${id}`, label: t('editions.backToDraft') }}
      />
      <main id="main" tabIndex={-1} className="p-6 outline-none">
        <h1 className="sr-only">{t('editions.preview')}</h1>
        <AnswerFallback query={query} />
      </main>
    </>
  )
}
