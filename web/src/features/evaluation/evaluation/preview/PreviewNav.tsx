import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnsweredProgress } from '../domains/AnsweredProgress.tsx'
import { DomainHead } from '../domains/DomainHead.tsx'
import { IndicatorRow } from '../domains/IndicatorRow.tsx'
import { NavButton } from '../domains/NavButton.tsx'
import { addressOfPreview, type PlacedInDraft, type PreviewShown } from './tried.ts'

type Props = { shown: PreviewShown; current: PlacedInDraft; onChosen?: () => void }

const answeredIn = ({ tried }: PreviewShown, some: readonly PlacedInDraft[]): number =>
  some.filter(({ indicator }) => tried.answers[indicator.id]).length

export function PreviewNav({ shown, current, onChosen }: Props) {
  const { draft, categories, indicators, options, tried } = shown
  const chosen = onChosen && { onChosen }
  return (
    <>
      <AnsweredProgress answered={answeredIn(shown, indicators)} total={indicators.length} />
      <ol className="px-2 pb-5">
        {categories.map((category) => {
          const own = indicators.filter((placed) => placed.category.id === category.id)
          const isCurrent = category.id === current.category.id
          const [first] = own
          return (
            first && (
              <li key={category.id}>
                <DomainHead
                  domain={category}
                  href={addressOfPreview(draft, first.indicator.code)}
                  answered={answeredIn(shown, own)}
                  total={own.length}
                  isCurrent={isCurrent}
                  {...chosen}
                />
                {isCurrent && (
                  <ol className="mt-0.5 mb-2.5">
                    {own.map(({ indicator }) => (
                      <IndicatorRow
                        key={indicator.id}
                        indicator={indicator}
                        href={addressOfPreview(draft, indicator.code)}
                        answer={options.find(({ id }) => id === tried.answers[indicator.id]?.option)}
                        hasDraft={false}
                        isCurrent={indicator.id === current.indicator.id}
                        {...chosen}
                      />
                    ))}
                  </ol>
                )}
              </li>
            )
          )
        })}
      </ol>
    </>
  )
}

export function PreviewPicker({ shown, current }: Omit<Props, 'onChosen'>) {
  const { t } = useTranslation()
  const own = shown.indicators.filter(({ category }) => category.id === current.category.id)
  return (
    <NavButton
      title={t('evaluation.domainOf', { number: current.category.number, total: shown.categories.length })}
      text={t('evaluation.answeredHere', {
        here: answeredIn(shown, own),
        own: own.length,
        inAll: answeredIn(shown, shown.indicators),
        total: shown.indicators.length,
      })}
    >
      {(close) => <PreviewNav shown={shown} current={current} onChosen={close} />}
    </NavButton>
  )
}
