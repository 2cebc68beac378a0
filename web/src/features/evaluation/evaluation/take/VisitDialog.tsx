import { Download, ShieldCheck } from 'lucide'
import { formatBytes } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { visitLines } from '../../../../kit/page/visit.ts'
import { useOnline } from '../../../../session/use-online.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { TakenLineRow } from './TakenLineRow.tsx'
import { useVisit, type VisitWork } from './use-visit.ts'

export function VisitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const lines = visitLines()
  const { data: taken, work, failed, take, takeOff, check, ...query } = useVisit()
  const begin = async () => {
    if (await take(lines)) announce(t('take.visit.done'))
  }
  const size = taken?.reduce((sum, each) => sum + each.size, 0) ?? 0
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('take.title')}
      buttons={
        <>
          <Button onPress={onClose}>{t('ui.close')}</Button>
          <Button
            kind="primary"
            icon={Download}
            isPending={work !== null}
            isDisabled={!isOnline || lines.length === 0}
            onPress={() => void begin()}
          >
            {t('take.visit.now', { count: lines.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {!isOnline && <Banner tone="offline">{t('take.offline')}</Banner>}
        {failed.length > 0 && (
          <Banner tone="danger">{t('take.visit.failed', { names: failed.join('; ') })}</Banner>
        )}
        {work ? <Taking work={work} /> : <ToTake names={lines.map(({ name }) => name)} />}
        <section aria-labelledby="lines-on-device" className="grid gap-2">
          <h3 id="lines-on-device" className="text-16">
            {t('take.here')}
          </h3>
          {!taken && <AnswerFallback query={query} />}
          {taken?.length === 0 && <p className="text-text2">{t('take.visit.none')}</p>}
          {taken && taken.length > 0 && (
            <>
              <ul className="grid">
                {taken.map((line) => (
                  <TakenLineRow key={line.key} line={line} onTakeOff={() => void takeOff(line.key)} />
                ))}
              </ul>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="text-15 font-medium tabular-nums">
                  {t('take.visit.total', { count: taken.length, size: formatBytes(size) })}
                </p>
                <Button icon={ShieldCheck} onPress={() => void check()}>
                  {t('take.visit.check')}
                </Button>
              </div>
            </>
          )}
        </section>
      </div>
    </Dialog>
  )
}

function ToTake({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="lines-to-take" className="grid gap-2">
      <h3 id="lines-to-take" className="text-16">
        {t('take.visit.chosen')}
      </h3>
      <ul className="grid gap-1 text-15">
        {names.map((name) => (
          <li key={name} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      <p className="text-15 text-text2">{t('take.what')}</p>
    </section>
  )
}

function Taking({ work: { at, of, name, done, all } }: { work: VisitWork }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1">
      <ProgressBar label={t('take.taking')} value={(at - 1) * all + done} max={of * all} />
      <p className="text-14 text-text2 tabular-nums wrap-anywhere">
        {t('take.visit.taking', { at, of, name })}
      </p>
    </div>
  )
}
