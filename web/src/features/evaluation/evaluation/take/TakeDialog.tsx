import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import { Download } from 'lucide'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { formatBytes } from '../../../../i18n/format-number.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { useOutbox } from '../../../../outbox/use-outbox.ts'
import { useOnline } from '../../../../session/use-online.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ProgressBar } from '../../../../ui/figures/ProgressBar.tsx'
import { announce } from '../../../../ui/messages/announcements.ts'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { lineName } from '../line/LinePicker.tsx'
import { OnDevice } from './OnDevice.tsx'
import { useTaken } from './use-taken.ts'
import { WaitsToBeSent } from './WaitsToBeSent.tsx'

const week = 7 * 24 * 3600 * 1000

type Props = { detail: EvaluationDetail; onClose: () => void }

export function TakeDialog({ detail, onClose }: Props) {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const waiting = useOutbox().entries.filter(({ line }) => line === detail.line.id)
  const { taken, work, take, takeOff, ...query } = useTaken(detail)
  const isTaking = work !== null && work !== 'failed'
  const isTaken = taken?.at !== undefined && taken.at !== null
  const begin = async () => {
    if (await take()) announce(t('take.done'))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('take.title')}
      buttons={
        <>
          <Button onPress={onClose}>{t('ui.close')}</Button>
          {isTaken && (
            <Button isDisabled={waiting.length > 0 || isTaking} onPress={() => void takeOff()}>
              {t('take.off')}
            </Button>
          )}
          <Button
            kind="primary"
            icon={Download}
            isPending={isTaking}
            isDisabled={!isOnline}
            onPress={() => void begin()}
          >
            {isTaken ? t('take.again') : t('take.now')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-text2">
          {lineName(t, detail.line)}, {detail.school.name}
        </p>
        {!isOnline && <Banner tone="offline">{t('take.offline')}</Banner>}
        {work === 'failed' && <Banner tone="danger">{t('take.failed')}</Banner>}
        {isTaking && (
          <div className="grid gap-1">
            <ProgressBar label={t('take.taking')} value={work.done} max={work.of} />
            <p className="text-14 text-text2 tabular-nums">
              {t('take.progress', { done: work.done, of: work.of })}
            </p>
          </div>
        )}
        <WaitsToBeSent entries={waiting} isTaken={isTaken} />
        {!taken && <AnswerFallback query={query} />}
        {taken && !isTaken && <p className="text-text2">{t('take.what')}</p>}
        {taken && isTaken && <OnDevice taken={taken} />}
        {isTaken && Date.now() - (taken.at ?? 0) > week && <Banner tone="warn">{t('take.old')}</Banner>}
        {taken && taken.free > 0 && (
          <div className="grid gap-1">
            <ProgressBar label={t('take.room')} value={taken.used} max={taken.used + taken.free} isThin />
            <p className="text-14 text-text2">
              {t('take.roomText', { used: formatBytes(taken.used), free: formatBytes(taken.free) })}{' '}
              {taken.isPromised ? t('take.promised') : t('take.notPromised')}
            </p>
          </div>
        )}
        {isTaken && (
          <p className="text-14 text-text2">
            {t('take.takenAt', { time: formatDateTime(taken.at ?? 0) })} {t('take.renews')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
