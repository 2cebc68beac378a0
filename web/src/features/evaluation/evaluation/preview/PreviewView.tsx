import type { DraftPreview } from 'contract/instrument/edition-drafts'
import { FilePenLine } from 'lucide'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { EvaluationColumns } from '../EvaluationColumns.tsx'
import { TrialBar } from '../practice/TrialBar.tsx'
import { useTurnedPage } from '../where/use-turned-page.ts'
import { PreviewDuties } from './PreviewDuties.tsx'
import { PreviewIndicator } from './PreviewIndicator.tsx'
import { PreviewNav, PreviewPicker } from './PreviewNav.tsx'
import { indicatorsIn, type Tried } from './tried.ts'

type Props = { draft: number; preview: DraftPreview; code: string | undefined }

export function PreviewView({ draft, preview, code }: Props) {
  const { t } = useTranslation()
  const [tried, setTried] = useState<Tried>({ answers: {}, duties: {} })
  const { categories, options, name } = preview
  const indicators = useMemo(() => indicatorsIn(categories), [categories])
  const current = indicators.find(({ indicator }) => indicator.code === code) ?? indicators[0]
  useTurnedPage(current?.indicator.code)
  if (!current) return null
  const shown = { draft, categories, options, indicators, tried }
  return (
    <>
      <TrialBar
        title={name}
        badge={t('editions.notReleased')}
        icon={FilePenLine}
        // Parts of a draft have the same ids as their preview.
        back={{ href: `/editions/${draft}?piece=${current.indicator.id}`, label: t('editions.backToDraft') }}
      />
      <div className="px-4 pt-2.5 wide:hidden">
        <PreviewPicker shown={shown} current={current} />
      </div>
      <EvaluationColumns
        domains={<PreviewNav shown={shown} current={current} />}
        aside={
          <>
            <Banner tone="info" title={t('editions.previewTitle')}>
              {t('editions.previewText')}
            </Banner>
            <PreviewDuties
              shown={shown}
              onAnswer={(duty, answer) =>
                setTried((now) => ({ ...now, duties: { ...now.duties, [duty]: answer } }))
              }
            />
          </>
        }
      >
        <PreviewIndicator
          key={current.indicator.id}
          shown={shown}
          current={current}
          onAnswer={(answer) =>
            setTried((now) => ({ ...now, answers: { ...now.answers, [current.indicator.id]: answer } }))
          }
        />
      </EvaluationColumns>
    </>
  )
}
