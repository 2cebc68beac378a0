import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { AnswerFallback } from '../../../../kit/actions/AnswerFallback.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { PageHeading } from '../../../../kit/lists/PageHeading.tsx'
import { usePageTitle } from '../../../../kit/page/use-page-title.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../../ui/messages/EmptyState.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/ConfirmDialog.tsx'
import { CasesOfDomain } from './CasesOfDomain.tsx'
import { clearPractice, practisedQuery } from './queries.ts'
import { dropUnsent } from './unsent-choices.ts'
import { useCases, useChoices } from './use-cases.ts'

export function CasesPage() {
  const { t } = useTranslation()
  const { ready, queries, isWithoutEdition } = useCases()
  const { choices } = useChoices()
  usePageTitle(t('cases.title'))
  return (
    <>
      <PageHeading
        title={t('cases.title')}
        hint={t('cases.hint')}
        more={choices.size > 0 && <BeginAgain />}
      />
      <p className="max-w-[72ch] text-text2">{t('cases.private')}</p>
      {ready ? (
        <div className="grid gap-4 desk:grid-cols-2">
          {ready.categories.map((category) => (
            <CasesOfDomain key={category.id} category={category} ready={ready} choices={choices} />
          ))}
        </div>
      ) : isWithoutEdition ? (
        <EmptyState title={t('cases.noInstrument')} />
      ) : (
        <AnswerFallback query={queries} />
      )}
    </>
  )
}

function BeginAgain() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { run, isPending, problem } = useAction({
    refresh: () => queryClient.invalidateQueries({ queryKey: practisedQuery().queryKey }),
  })
  const clear = async () => {
    const isDone = await run(async () => {
      await clearPractice()
      dropUnsent()
    }, t('cases.cleared'))
    if (isDone) setOpen(false)
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('cases.again')}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('cases.againTitle')}
        confirm={t('cases.again')}
        isPending={isPending}
        problem={problem}
        onConfirm={() => void clear()}
      >
        {t('cases.againText')}
      </ConfirmDialog>
    </>
  )
}
