import { Download } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { saveFile } from '../../../../kit/exchange/save-file.ts'
import { entryName } from '../../../../kit/layouts/saved-texts.ts'
import { copyOfUnsent } from '../../../../outbox/device/copy-of-unsent.ts'
import type { Entry } from '../../../../outbox/entry.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'

type Props = { entries: readonly Entry[]; isTaken: boolean }

export function WaitsToBeSent({ entries, isTaken }: Props) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  const save = async () => saveFile(await copyOfUnsent(entries), 'vereda-unsent.zip')
  return (
    <section aria-labelledby="waits-to-be-sent" className="grid gap-2">
      <h3 id="waits-to-be-sent" className="text-16">
        {t('take.waits')}
      </h3>
      <p className="text-15 wrap-anywhere">{entries.map((entry) => entryName(t, entry)).join(', ')}</p>
      {isTaken && <p className="text-14 text-text2">{t('take.stays')}</p>}
      <div>
        <Button icon={Download} onPress={() => void save()}>
          {t('unsent.leave.copy')}
        </Button>
      </div>
    </section>
  )
}
