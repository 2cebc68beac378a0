import { X } from 'lucide'
import { formatPercent } from '../../i18n/format-number.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx'
import { announce } from '../../ui/messages/announcements.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import type { Making } from './downloads.ts'

export function MakingCorner({ making }: { making: readonly Making[] }) {
  const { t } = useTranslation()
  const leave = ({ leave: end }: Making) => {
    end()
    announce(t('papers.left'))
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section
      aria-label={t('papers.making')}
      className="fixed inset-x-3 bottom-3 z-40 rounded-card border border-border bg-surface shadow-e3 wide:inset-x-auto wide:end-5 wide:bottom-5 wide:w-88 print:hidden"
    >
      <h2 className="flex items-center gap-2 px-4 pt-3 text-15">
        <Spinner />
        {t('papers.making')}
      </h2>
      <ul>
        {making.map((each) => (
          <li key={each.job} className="flex items-center gap-2 py-2 ps-4 pe-1">
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline justify-between gap-3 pb-1.5 text-14">
                <span className="truncate" title={each.name}>
                  {each.name}
                </span>
                <span className="text-text2 tabular-nums">{formatPercent(each.percent / 100)}</span>
              </p>
              <ProgressBar isThin label={each.name} value={each.percent} />
            </div>
            <IconButton icon={X} label={t('papers.leave', { name: each.name })} onPress={() => leave(each)} />
          </li>
        ))}
      </ul>
      <p className="px-4 pb-3 text-13 text-text2">{t('papers.goOn')}</p>
    </section>
  )
}
