import { useTranslation } from '../../../i18n/translation.tsx'
import { Banner } from '../../../ui/messages/Banner.tsx'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { NotOpened } from '../NotOpened.tsx'
import { Scrolling } from '../Scrolling.tsx'
import { useReading } from './use-reading.ts'
import { WordBlocks } from './WordBlocks.tsx'

/** A Word document as text, without its layout. */
export function WordView({ file, name, bytes }: { file: number; name: string; bytes: Blob }) {
  const { t } = useTranslation()
  const { data, isError } = useReading('word', file, bytes)
  if (isError) return <NotOpened />
  if (!data) return <LoadingState />
  return (
    <>
      <p className="text-14 text-text2">{t('viewer.simple')}</p>
      <Scrolling label={name}>
        <div className="mx-auto max-w-170 px-4 py-5 wide:px-8">
          <WordBlocks blocks={data.blocks} />
          {data.notes.length > 0 && (
            <section aria-label={t('viewer.notes')} className="mt-6 border-t border-border pt-3 text-15">
              <ol className="grid list-decimal gap-1 ps-6">
                {data.notes.map((blocks, at) => (
                  // The list never changes.
                  <li key={at}>
                    <WordBlocks blocks={blocks} />
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
      </Scrolling>
      {data.isCut && <Banner tone="info">{t('viewer.cut')}</Banner>}
    </>
  )
}
