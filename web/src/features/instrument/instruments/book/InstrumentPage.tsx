import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { categoriesQuery, instrumentQuery, optionsQuery } from '../queries.ts'
import { Book } from './Book.tsx'
import { BookBar } from './BookBar.tsx'

export function InstrumentPage() {
  const { t } = useTranslation()
  const id = Number(useParams({ from: '/blank/instruments/detail/$id' }).id)
  const instrument = useQuery(instrumentQuery(id))
  const domains = useQuery(categoriesQuery(id))
  const options = useQuery(optionsQuery(id))
  if (instrument.data && domains.data && options.data)
    return <Book instrument={instrument.data} domains={domains.data} options={options.data} />
  return (
    <>
      <BookBar />
      <main id="main" tabIndex={-1} className="p-6 outline-none">
        <h1 className="sr-only">{t('instruments.title')}</h1>
        <AnswerFallback query={[instrument, domains, options]} />
      </main>
    </>
  )
}
