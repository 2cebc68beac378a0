import { useRouter } from '@tanstack/react-router'
import { Role } from 'contract/access/roles'
import { Play } from 'lucide'
import { filled, useTranslation } from '../../../i18n/translation.tsx'
import { PageHeading } from '../../../kit/lists/PageHeading.tsx'
import { LongTextFrame } from '../../../kit/long-text/LongTextFrame.tsx'
import type { LongText } from '../../../kit/long-text/long-text.ts'
import { TextBlocks } from '../../../kit/long-text/TextBlocks.tsx'
import { useLongText } from '../../../kit/long-text/use-long-text.ts'
import { goToGuideStep } from '../../../kit/page/guide-step.ts'
import { usePageTitle } from '../../../kit/page/use-page-title.ts'
import { useActor } from '../../../session/use-session.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx'
import { Card } from '../../../ui/cards/Card.tsx'
import { Disclosure } from '../../../ui/cards/Disclosure.tsx'
import { ArticlePicture } from './ArticlePicture.tsx'
import { addressOfStep } from './guide/steps.ts'

const articleOf = {
  [Role.administrator]: 'administrator',
  [Role.country]: 'country',
  [Role.region]: 'region',
  [Role.school]: 'school',
} as const

/** The article for the reader's role is first and open, with a guide through a sample evaluation. */
export function TutorialPage() {
  const { t } = useTranslation()
  const router = useRouter()
  const reading = useLongText('handbook')
  const nineAreas = useLongText('nine-areas')
  usePageTitle(t('about.tutorial'))
  const begin = () => {
    goToGuideStep(0)
    router.history.push(addressOfStep(0))
  }
  return (
    <>
      <PageHeading title={t('about.tutorial')} hint={t('tutorial.hint')} />
      <Card title={t('tutorial.guide')} hint={t('tutorial.guideHint')}>
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" icon={Play} onPress={begin}>
            {t('tutorial.begin')}
          </Button>
          <ButtonLink href="/tutorial/practice">{t('tutorial.practiceAlone')}</ButtonLink>
          <ButtonLink href="/cases">{t('tutorial.cases')}</ButtonLink>
        </div>
      </Card>
      <LongTextFrame reading={reading}>
        {(text) => <Articles text={text} nineAreas={nineAreas.data?.sections ?? {}} />}
      </LongTextFrame>
    </>
  )
}

type Props = { text: LongText; nineAreas: LongText['sections'] }

function Articles({ text, nineAreas }: Props) {
  const { t } = useTranslation()
  const own = articleOf[useActor().role]
  const byRole = Object.entries(text.sections).sort(
    ([one], [other]) => Number(other === own) - Number(one === own),
  )
  const sections = [...byRole, ...Object.entries(nineAreas)]
  return (
    <Card title={t('tutorial.articles')} hint={filled(text.lead)}>
      <div className="-mx-2.5 grid">
        {sections.map(([id, { title, body }]) => (
          <Disclosure key={id} title={filled(title)} isOpenAtFirst={id === own}>
            <div className="grid items-start gap-x-8 gap-y-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
              <div className="min-w-0 empty:hidden desk:order-last">
                <ArticlePicture of={id} />
              </div>
              <div className="grid gap-3">
                <TextBlocks blocks={body} />
              </div>
            </div>
          </Disclosure>
        ))}
      </div>
    </Card>
  )
}
