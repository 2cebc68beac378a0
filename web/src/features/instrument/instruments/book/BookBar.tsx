import type { Instrument } from 'contract/instrument/instruments'
import { ArrowLeft, Printer } from 'lucide'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { DownloadButton } from '../../../../kit/documents/DownloadButton.tsx'
import { TopActions } from '../../../../kit/layouts/TopActions.tsx'
import { iconButtonStyle } from '../../../../ui/buttons/button-style.ts'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'

export function BookBar({ instrument }: { instrument?: Instrument }) {
  const { t } = useTranslation()
  return (
    <header
      aria-label={t('shell.topBar')}
      className="sticky top-0 z-10 flex min-h-15 items-center gap-1 border-b border-border bg-surface px-2 py-2 short:static wide:min-h-17 wide:gap-3 wide:px-6 print:hidden"
    >
      <PlainLink href="/instruments" aria-label={t('instruments.back')} className={iconButtonStyle()}>
        <Icon of={ArrowLeft} isMirrored />
      </PlainLink>
      {instrument && (
        <div className="min-w-0 flex-1">
          <p title={instrument.name} className="truncate text-16 leading-snug font-bold wide:text-18">
            {instrument.name}
          </p>
          <p className="text-14 text-text2">{t('instruments.edition', { edition: instrument.edition })}</p>
        </div>
      )}
      <div className="ms-auto flex items-center gap-0.5 wide:gap-2">
        {instrument && (
          <>
            <DownloadButton variant="icon" subject="instrument" id={instrument.id} name={instrument.name} />
            <IconButton icon={Printer} label={t('instruments.print')} onPress={() => print()} />
          </>
        )}
        <TopActions />
      </div>
    </header>
  )
}
