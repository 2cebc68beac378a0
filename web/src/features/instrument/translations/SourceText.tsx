import type { Translation } from 'contract/instrument/translations'
import { useTranslation } from '../../../i18n/translation.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'

type Props = { row: Translation; isSource: boolean; onConfirm: () => void }

/** The English; where it changed after the translation, also the English before. */
export function SourceText({ row, isSource, onConfirm }: Props) {
  const { t } = useTranslation()
  if (isSource) return <p className="text-15 text-text2 desk:row-span-2">{t('translations.sourceHint')}</p>
  return (
    <div className="grid min-w-0 content-start gap-2 text-15 desk:row-span-2">
      <English text={row.source} />
      {row.source_before !== null && (
        <div className="grid justify-items-start gap-1 rounded-control border border-review-bd bg-review-bg p-3">
          <p className="font-strong text-review">{t('translations.madeOf')}</p>
          <p lang="en" className="typed-text text-text">
            {row.source_before}
          </p>
          <Button onPress={onConfirm}>{t('translations.stillRight')}</Button>
        </div>
      )}
    </div>
  )
}

export function English({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="font-strong">{t('translations.english')}</p>
      <p lang="en" className="typed-text">
        {text}
      </p>
    </div>
  )
}
