import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { EvaluationColumns } from '../EvaluationColumns.tsx'
import { useTurnedPage } from '../where/use-turned-page.ts'
import { PracticeBar } from './PracticeBar.tsx'
import { PracticeEvidence } from './PracticeEvidence.tsx'
import { PracticeIndicator, PracticeNote } from './PracticeIndicator.tsx'
import { PracticeNav, PracticeRow } from './PracticeNav.tsx'
import { PracticeReadiness } from './PracticeReadiness.tsx'
import { beginPracticeAgain, usePractised } from './practised.ts'
import type { Sample } from './sample.ts'

export function PracticeView({ sample, code }: { sample: Sample; code: string | undefined }) {
  const { t } = useTranslation()
  const practised = usePractised()
  const index = Math.max(
    0,
    sample.indicators.findIndex((indicator) => indicator.code === code),
  )
  const indicator = sample.indicators[index]
  useTurnedPage(indicator?.code)
  if (!indicator) return null
  const own = { sample, practised, indicator }
  return (
    <>
      <PracticeBar />
      <EvaluationColumns
        domains={<PracticeNav {...own} />}
        aside={
          <>
            <PracticeNote key={indicator.id} practised={practised} indicator={indicator} />
            <PracticeEvidence {...own} />
            <PracticeReadiness {...own} />
          </>
        }
      >
        <PracticeRow {...own} />
        <div className="mb-3">
          {practised.isSubmitted ? (
            <Banner
              tone="info"
              title={t('tutorial.practice.submitted')}
              action={<Button onPress={beginPracticeAgain}>{t('tutorial.practice.again')}</Button>}
            >
              {t('tutorial.practice.submittedText')}
            </Banner>
          ) : (
            <Banner tone="info" title={t('tutorial.practice.notice')}>
              {t('tutorial.practice.noticeText')}
            </Banner>
          )}
        </div>
        <PracticeIndicator key={indicator.id} {...own} index={index} />
      </EvaluationColumns>
    </>
  )
}
