import type { EditionPreview as Preview } from 'contract/evaluation/edition-moves'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { PreviewLists } from './PreviewLists.tsx'

export function EditionPreview({ choice }: { choice: Preview }) {
  const { t } = useTranslation()
  const { counts, duties, files, goals } = choice
  const rest = [
    duties.carried + duties.anew > 0 && t('moving.duties', duties),
    files > 0 && t('moving.files', { count: files }),
    goals > 0 && t('moving.goals', { count: goals }),
    t('moving.words'),
  ].filter((text) => text !== false)
  return (
    <div className="grid gap-3">
      {choice.is_taken && <Banner tone="warn">{t('moving.taken')}</Banner>}
      <Banner tone="info" title={t('moving.carried', { count: counts.carried })}>
        {t('moving.toAnswer', { count: counts.reworded + counts.other + counts.open })}
      </Banner>
      <PreviewLists choice={choice} />
      <ul className="grid list-disc gap-1 ps-5 text-15">
        {rest.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {choice.is_own && <Banner tone="info">{t('moving.ownEvaluation')}</Banner>}
      <Banner tone="warn">{t('moving.noWayBack')}</Banner>
    </div>
  )
}
