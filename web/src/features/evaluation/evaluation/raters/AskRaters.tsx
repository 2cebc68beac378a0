import { useQueryClient } from '@tanstack/react-query'
import { type RatingRounds, ratingRoundCalls } from 'contract/evaluation/rating-rounds'
import type { Category } from 'contract/instrument/instruments'
import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { useAction } from '../../../../kit/actions/use-action.ts'
import { ask } from '../../../../session/ask.ts'
import { useActor } from '../../../../session/use-session.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx'
import { Select } from '../../../../ui/choices/Select.tsx'
import { Banner } from '../../../../ui/messages/Banner.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { roundsQuery } from './rounds.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  line: number
  /** Those that can be chosen. */
  domains: readonly Category[]
  chosen: number
  candidates: RatingRounds['candidates']
}

/** What the form holds, and opening the rounds. */
const useAsking = ({ onClose, line, domains, chosen, candidates }: Props) => {
  const { t } = useTranslation()
  const me = useActor().id
  const queryClient = useQueryClient()
  const [one, setOne] = useState<number | null>(candidates.some(({ id }) => id === me) ? me : null)
  const [other, setOther] = useState<number | null>(null)
  const [categories, setCategories] = useState<readonly number[]>(
    domains.some(({ id }) => id === chosen) ? [chosen] : [],
  )
  const [isTried, setTried] = useState(false)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['evaluations'] })
  const { run, problem, isPending } = useAction({ refresh })
  const isSame = one !== null && one === other

  const open = async () => {
    setTried(true)
    if (one === null || other === null || isSame || categories.length === 0) return
    const isDone = await run(async () => {
      const rounds = await ask(ratingRoundCalls.open, {
        parameters: { id: line },
        body: { categories: [...categories], raters: [one, other] },
        key: crypto.randomUUID(),
      })
      queryClient.setQueryData(roundsQuery(line).queryKey, rounds)
    }, t('raters.asked'))
    if (isDone) onClose()
  }
  return {
    one,
    setOne,
    other,
    setOther,
    isSame,
    categories,
    setCategories,
    isTried,
    open,
    problem,
    isPending,
  }
}
type Asking = ReturnType<typeof useAsking>

export function AskRaters(props: Props) {
  const { t } = useTranslation()
  const { isOpen, onClose, domains, candidates } = props
  const asking = useAsking(props)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('raters.ask')}
      buttons={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" isPending={asking.isPending} onPress={() => void asking.open()}>
            {t('raters.askNow')}
          </Button>
        </>
      }
    >
      <p className="text-text2">{t('raters.explained')}</p>
      {candidates.length < 2 && <Banner tone="warn">{t('raters.noCandidates')}</Banner>}
      <div className="mt-4 grid gap-4">
        <PeopleFields asking={asking} candidates={candidates} />
        <DomainsField asking={asking} domains={domains} />
      </div>
      {asking.problem && <Banner tone="danger">{asking.problem}</Banner>}
    </Dialog>
  )
}

function PeopleFields({ asking, candidates }: { asking: Asking } & Pick<Props, 'candidates'>) {
  const { t } = useTranslation()
  const { one, other, isSame, isTried } = asking
  const choices = candidates.map(({ id, name }) => ({ id, label: name }))
  return (
    <>
      <Select
        label={t('raters.first')}
        choices={choices}
        value={one}
        onChange={asking.setOne}
        {...(isTried && one === null && { problem: t('problems.required') })}
      />
      <Select
        label={t('raters.second')}
        choices={choices}
        value={other}
        onChange={asking.setOther}
        {...(isTried && other === null && { problem: t('problems.required') })}
        {...(isSame && { problem: t('raters.samePerson') })}
      />
    </>
  )
}

function DomainsField({ asking, domains }: { asking: Asking } & Pick<Props, 'domains'>) {
  const { t } = useTranslation()
  const { categories, setCategories, isTried } = asking
  return (
    <fieldset>
      <legend className="font-strong">{t('raters.domains')}</legend>
      {domains.map(({ id, number, name }) => (
        <Checkbox
          key={id}
          label={`${number}. ${name}`}
          isSelected={categories.includes(id)}
          onChange={(isChosen) =>
            setCategories(isChosen ? [...categories, id] : categories.filter((each) => each !== id))
          }
        />
      ))}
      {isTried && categories.length === 0 && <p className="text-14 text-danger">{t('problems.required')}</p>}
    </fieldset>
  )
}
