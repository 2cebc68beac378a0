import { mayEver } from 'contract/access/permissions'
import { formatsOf } from 'contract/exchange/exports'
import { Download, type IconNode } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { useActor } from '../../session/use-session.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { lazyDialog } from '../../ui/waiting/lazily.tsx'
import { loadDocumentDialog } from './load-papers.ts'
import type { Downloadable } from './offered.ts'

const DocumentDialog = lazyDialog(loadDocumentDialog)

type Props = Downloadable & { variant?: 'button' | 'icon'; label?: string; icon?: IconNode }

/** Rendered only where there is a file to download. */
export function DownloadButton({ variant = 'button', label: ownLabel, icon = Download, ...of }: Props) {
  const { t } = useTranslation()
  const actor = useActor()
  const [isOpen, setOpen] = useState(false)
  if (!formatsOf[of.subject]?.length || !mayEver(actor, 'export.start')) return null
  const label = ownLabel ?? t('evidence.download')
  const open = () => setOpen(true)
  return (
    <>
      {variant === 'icon' ? (
        <IconButton icon={icon} label={label} onPress={open} />
      ) : (
        <Button icon={icon} onPress={open}>
          {label}
        </Button>
      )}
      <DocumentDialog isOpen={isOpen} onClose={() => setOpen(false)} of={of} />
    </>
  )
}
