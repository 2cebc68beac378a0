import type { Readiness } from 'contract/evaluation/lines'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { StageMark } from '../../../../ui/figures/StageMark.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import type { EvaluationReady } from '../use-evaluation.ts'
import { addressOfIndicator } from '../where/use-where.ts'

type Props = { ready: EvaluationReady; readiness: Readiness; onChosen: () => void }

export function MissingList({ ready, readiness, onChosen }: Props) {
  const { t } = useTranslation()
  const { detail, categories, indicators } = ready
  const missing = new Set(readiness.results.missing)
  const short = readiness.files.filter(({ complete }) => !complete)
  const touched = categories.filter(
    ({ id }) =>
      short.some(({ category }) => category === id) ||
      indicators.some(({ category, indicator }) => category.id === id && missing.has(indicator.id)),
  )
  if (touched.length === 0) return <p className="text-text2">{t('steps.nothingMissing')}</p>
  return (
    <ul className="grid gap-4">
      {touched.map((category) => {
        const own = indicators.filter((placed) => placed.category.id === category.id)
        const first = own[0]
        return (
          <li key={category.id}>
            <h3>
              {category.number}. {category.name}
            </h3>
            <ul className="mt-1 grid gap-1 text-15">
              {own
                .filter(({ indicator }) => missing.has(indicator.id))
                .map(({ indicator }) => (
                  <li key={indicator.id}>
                    <Link href={addressOfIndicator(detail, indicator.code)} onPress={onChosen}>
                      {indicator.code} {indicator.name}
                    </Link>
                  </li>
                ))}
              {first &&
                short
                  .filter((cell) => cell.category === category.id)
                  .map((cell) => (
                    <li key={cell.stage} className="flex flex-wrap items-center gap-x-3">
                      <StageMark stage={cell.stage} />
                      <Link href={addressOfIndicator(detail, first.indicator.code)} onPress={onChosen}>
                        {t('steps.cell', {
                          photos: cell.photos,
                          photosNeeded: cell.photos_needed,
                          documents: cell.documents,
                          documentsNeeded: cell.documents_needed,
                        })}
                        <span className="sr-only">
                          {' '}
                          {t('evidence.cell', {
                            number: category.number,
                            stage: t(`ui.stage.${cell.stage}`),
                          })}
                        </span>
                      </Link>
                    </li>
                  ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
