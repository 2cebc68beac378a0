import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { NotOpened } from '../NotOpened.tsx'
import { Scrolling } from '../Scrolling.tsx'
import { readText } from './read-text.ts'

/** Characters shown of a long text. */
const most = 200_000

export function TextView({ file, name, bytes }: { file: number; name: string; bytes: Blob }) {
  const { t } = useTranslation()
  const { data, isError } = useQuery({
    queryKey: ['files', file, 'reading'],
    queryFn: async () => readText(await bytes.arrayBuffer()),
    networkMode: 'always',
    gcTime: 60_000,
  })
  if (isError) return <NotOpened />
  if (data === undefined) return <LoadingState />
  return (
    <>
      <Scrolling label={name}>
        <p className="mx-auto max-w-170 px-4 py-5 whitespace-pre-wrap wide:px-8">{data.slice(0, most)}</p>
      </Scrolling>
      {data.length > most && <Banner tone="info">{t('viewer.cut')}</Banner>}
    </>
  )
}
