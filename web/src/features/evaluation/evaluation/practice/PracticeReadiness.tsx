import { useState } from 'react'
import { type Translate, useTranslation } from '../../../../i18n/translation.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { showToast } from '../../../../ui/messages/toasts.ts'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Dialog } from '../../../../ui/overlays/Dialog.tsx'
import { Point } from '../steps/Point.tsx'
import { addressOfPractice } from './PracticeNav.tsx'
import { beginPracticeAgain, type Practised, practise } from './practised.ts'
import { missingIn, type Sample } from './sample.ts'

type Props = { sample: Sample; practised: Practised }

const finishPractice = (t: Translate): void => {
  practise(() => ({ isSubmitted: true }))
  showToast('success', t('tutorial.practice.submitted'))
  scrollTo({ top: 0 })
}

/** What is missing before the practice can be submitted; submitting sends nothing. */
export function PracticeReadiness({ sample, practised }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const missing = missingIn(sample, practised)
  const { indicators, photos } = missing
  const isReady = indicators.length + photos === 0
  const school = t('tutorial.practice.school')
  const title = isReady ? t('steps.submitTitle', { school }) : t('steps.missingTitle')
  const submit = () => {
    setOpen(false)
    finishPractice(t)
  }
  if (practised.isSubmitted) return <Submitted />
  return (
    <div id="practice-ready">
      <Card
        title={t('steps.readyTitle')}
        aside={<span className="text-14 text-text2">{isReady ? t('steps.ready') : t('steps.notYet')}</span>}
      >
        <Points missing={missing} />
        <div className="mt-4">
          <Button isWide kind={isReady ? 'primary' : 'secondary'} onPress={() => setOpen(true)}>
            {t('steps.checkAndSubmit')}
          </Button>
        </div>
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={title}
          buttons={
            <>
              <Button onPress={() => setOpen(false)}>{isReady ? t('ui.cancel') : t('ui.close')}</Button>
              {isReady && (
                <Button kind="primary" onPress={submit}>
                  {t('steps.submit')}
                </Button>
              )}
            </>
          }
        >
          {isReady ? (
            <p className="text-text2">{t('tutorial.practice.submitText')}</p>
          ) : (
            <Missing missing={missing} onLeave={() => setOpen(false)} />
          )}
        </Dialog>
      </Card>
    </div>
  )
}

function Submitted() {
  const { t } = useTranslation()
  return (
    <Card title={t('tutorial.practice.submitted')}>
      <div className="grid gap-2">
        <ButtonLink href="/tutorial" isWide>
          {t('tutorial.practice.back')}
        </ButtonLink>
        <Button isWide onPress={beginPracticeAgain}>
          {t('tutorial.practice.again')}
        </Button>
      </div>
    </Card>
  )
}

type MissingProps = { missing: ReturnType<typeof missingIn>; onLeave: () => void }

function Missing({ missing: { indicators, photos }, onLeave }: MissingProps) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-2">
      {indicators.map(({ id, code, name }) => (
        <li key={id}>
          <Link href={addressOfPractice(code)} onPress={onLeave}>
            {code} {name}
          </Link>
        </li>
      ))}
      {photos > 0 && <li>{t('tutorial.practice.needsPhoto')}</li>}
    </ul>
  )
}

function Points({ missing: { indicators, photos } }: Pick<MissingProps, 'missing'>) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-3">
      <Point
        isDone={indicators.length === 0}
        {...(indicators[0] && { href: addressOfPractice(indicators[0].code) })}
      >
        {indicators.length === 0
          ? t('steps.allAnswered')
          : t('steps.missingAnswers', { count: indicators.length })}
      </Point>
      <Point isDone={photos === 0} hint={t('tutorial.practice.lessEvidence')}>
        {photos === 0 ? t('tutorial.practice.hasPhoto') : t('tutorial.practice.needsPhoto')}
      </Point>
    </ul>
  )
}
