import type { CatalogueText } from 'contract/instrument/catalogue'
import type { Language } from 'contract/platform/shapes'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { English } from '../SourceText.tsx'

type Props = { row: CatalogueText; language: Language; onConfirm?: () => void }

/** The English, the released text where a correction replaces it, and why a correction is not shown. */
export function MessageSource({ row, language, onConfirm }: Props) {
  const { t } = useTranslation()
  return (
    <div className="grid min-w-0 content-start gap-2 text-15 desk:row-span-2">
      <English text={row.source} />
      {row.state !== 'released' && language !== 'en' && (
        <>
          <p className="font-strong">{t('catalogue.releasedWords')}</p>
          <p lang={language} className="typed-text">
            {row.released}
          </p>
        </>
      )}
      {row.english_since !== null && (
        <Notice title={t('catalogue.englishSince')} english={row.english_since}>
          {onConfirm && <Button onPress={onConfirm}>{t('translations.stillRight')}</Button>}
        </Notice>
      )}
      {row.state === 'stale' && (
        <Notice
          title={t(row.source_before === null ? 'catalogue.unfit' : 'catalogue.madeOf')}
          english={row.source_before}
        >
          {row.source_before !== null && onConfirm && (
            <Button onPress={onConfirm}>{t('catalogue.stillRight')}</Button>
          )}
        </Notice>
      )}
    </div>
  )
}

type NoticeProps = { title: string; english: string | null; children: ReactNode }

function Notice({ title, english, children }: NoticeProps) {
  return (
    <div className="grid justify-items-start gap-1 rounded-control border border-review-bd bg-review-bg p-3">
      <p className="font-strong text-review">{title}</p>
      {english !== null && (
        <p lang="en" className="typed-text text-text">
          {english}
        </p>
      )}
      {children}
    </div>
  )
}
