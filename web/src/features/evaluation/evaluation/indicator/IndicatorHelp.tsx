import type { Indicator } from 'contract/instrument/instruments'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'
import { lazily } from '../../../../ui/waiting/lazily.tsx'

const NineAreas = lazily(async () => (await import('./NineAreas.tsx')).NineAreas)

/** The indicator that asks for the nine areas; its code is the same in each edition. */
const onNineAreas = '3.2.2'

export function IndicatorHelp({ indicator }: { indicator: Indicator }) {
  const { t } = useTranslation()
  return (
    <div>
      <Disclosure level={2} title={t('evaluation.help')}>
        <ul className="list-disc ps-5 text-15">
          {indicator.look_for.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
        <dl className="mt-3 grid gap-2 text-15">
          <div>
            <dt className="font-strong">{t('evaluation.askFamily')}</dt>
            <dd className="text-text2">{indicator.ask_family}</dd>
          </div>
          <div>
            <dt className="font-strong">{t('evaluation.askLearner')}</dt>
            <dd className="text-text2">{indicator.ask_learner}</dd>
          </div>
        </dl>
      </Disclosure>
      {indicator.code === onNineAreas && (
        <div className="min-h-12">
          <NineAreas />
        </div>
      )}
    </div>
  )
}
