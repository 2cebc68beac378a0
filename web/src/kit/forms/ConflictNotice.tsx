import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../../ui/buttons/Button.tsx'

export type Difference = { label: string; theirs: string; mine: string }

type Props = {
  differences: readonly Difference[]
  onTheirs: () => void
  onMine: () => void
  isPending: boolean
}

/** Somebody else saved meanwhile: shows both values, and the person chooses; it takes the focus. */
export function ConflictNotice({ differences, onTheirs, onMine, isPending }: Props) {
  const { t } = useTranslation()
  const title = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={title}
      className="rounded-control border border-review-bd bg-review-bg p-4 text-text"
    >
      <h3 id={title} className="text-review">
        {t('lists.conflict')}
      </h3>
      <p className="mt-1 text-15">{t('lists.conflictText')}</p>
      {differences.length > 0 && <Differences of={differences} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onPress={onTheirs}>{t('lists.takeTheirs')}</Button>
        <Button onPress={onMine} isPending={isPending}>
          {t('lists.keepMine')}
        </Button>
      </div>
    </section>
  )
}

function Differences({ of }: { of: readonly Difference[] }) {
  const { t } = useTranslation()
  return (
    <table className="mt-3 w-full border-collapse text-15">
      <thead>
        <tr className="text-start text-13 text-text2">
          <th scope="col" className="pe-3 text-start font-strong">
            {t('lists.field')}
          </th>
          <th scope="col" className="pe-3 text-start font-strong">
            {t('lists.theirs')}
          </th>
          <th scope="col" className="text-start font-strong">
            {t('lists.mine')}
          </th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ label, theirs, mine }) => (
          <tr key={label} className="border-t border-review-bd align-top">
            <th scope="row" className="py-1.5 pe-3 text-start font-medium">
              {label}
            </th>
            <td className="py-1.5 pe-3">{theirs}</td>
            <td className="py-1.5">{mine}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
