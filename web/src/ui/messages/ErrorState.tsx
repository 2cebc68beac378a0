import { CircleAlert, RotateCw } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translation.tsx'
import { Button } from '../buttons/Button.tsx'
import { Icon } from '../Icon.tsx'

interface ErrorStateProps {
  title?: string
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
}

export function ErrorState({ title, children, onRetry, isRetrying = false }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-5 py-10 text-center">
      <span className="grid size-12 place-items-center rounded-card bg-danger-bg text-danger">
        <Icon of={CircleAlert} size="large" />
      </span>
      <p className="mt-1 text-18 font-semibold">{title ?? t('ui.couldNotLoad')}</p>
      {children && <div className="max-w-md text-text2">{children}</div>}
      {onRetry && (
        <div className="mt-2">
          <Button icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
            {t('ui.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
