import type { CatalogueText } from 'contract/instrument/catalogue'
import type { Language } from 'contract/platform/shapes'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { DeskCard, SaveButtons } from '../DeskCard.tsx'
import { MessageSource } from './MessageSource.tsx'
import { MessageStateBadge } from './MessageStateBadge.tsx'
import { type AvoidedTexts, useMessage } from './use-message.ts'

type Props = { row: CatalogueText; language: Language; languageName: string; avoided: AvoidedTexts }

/** English and the released text on one side, the shown text on the other. */
export function MessageCard({ row, language, languageName, avoided }: Props) {
  const { t } = useTranslation()
  const now = useMessage(row, language, avoided)
  const title = `${t(`catalogue.area.${row.area}`)}: ${row.key}`
  return (
    <DeskCard
      id={`message-${row.id}`}
      {...{ title, language, languageName, now }}
      badge={<MessageStateBadge state={row.state} isDirty={now.isDirty} />}
      source={
        <MessageSource
          row={row}
          language={language}
          {...(!now.isDirty && { onConfirm: () => void now.confirm() })}
        />
      }
      english={row.source}
      saved={row.target}
      bounds={{ limit: row.limit }}
    >
      {now.isDirty && (
        <SaveButtons title={title} isPending={now.isPending} onDiscard={() => now.write(row.target)} />
      )}
      {row.state !== 'released' && !now.isDirty && (
        <div>
          <Button isPending={now.isPending} onPress={() => void now.goBack()}>
            {t('catalogue.back')}
            <span className="sr-only"> {title}</span>
          </Button>
        </div>
      )}
      {row.changed_by !== null && row.changed_at !== null && (
        <p className="text-14 text-text2">
          {t('catalogue.changedBy', { name: row.changed_by, day: formatDateTime(row.changed_at) })}
        </p>
      )}
    </DeskCard>
  )
}
