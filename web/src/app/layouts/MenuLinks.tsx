import { useRouterState } from '@tanstack/react-router'
import { Link } from 'react-aria-components/Link'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-session.ts'
import { Icon } from '../../ui/Icon.tsx'
import { menuFor } from '../menu.ts'

export function MenuLinks({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav aria-label={t('shell.menu')} className="flex flex-col gap-1">
      {menuFor(useActor()).map(({ href, label, icon }) => (
        <Link
          key={href}
          href={href}
          {...(onChoose && { onPress: onChoose })}
          {...(path.startsWith(href) && { 'aria-current': 'page' as const })}
          className="flex min-h-11 items-center gap-3 rounded-control px-3 text-15 font-medium text-text2 outline-offset-2 hover:bg-surface2 hover:text-text aria-[current=page]:bg-primary-soft aria-[current=page]:font-strong aria-[current=page]:text-primary-soft-text aria-[current=page]:shadow-[inset_3px_0_0_var(--primary)] rtl:aria-[current=page]:shadow-[inset_-3px_0_0_var(--primary)]"
        >
          <Icon of={icon} />
          {t(`shell.entry.${label}`)}
        </Link>
      ))}
    </nav>
  )
}
