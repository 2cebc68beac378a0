import { mayEver } from 'contract/access/permissions'
import { useState } from 'react'
import { readOwnTexts } from '../../../../i18n/read-language.ts'
import { firstAnswers } from '../../../../kit/page/first-answers.ts'
import { useActor } from '../../../../session/use-session.ts'
import { lazily } from '../../../../ui/waiting/lazily.tsx'
import { Glance, RegionFigures } from '../../statistics/queries.ts'
import { StatusCounts } from './StatusCounts.tsx'

// Loaded after what waits for the person.
const SchoolsAround = lazily(async () => {
  await firstAnswers()
  const [part] = await Promise.all([import('./SchoolsAround.tsx'), readOwnTexts('vacancies')])
  return part.SchoolsAround
})

export function AllFigures() {
  const actor = useActor()
  const [areFiguresShown, showFigures] = useState(false)
  return (
    <>
      <StatusCounts />
      <div className="grid items-start gap-4 wide:gap-5 desk:grid-cols-2">
        <div className="grid min-w-0 gap-4 wide:gap-5">
          <SchoolsAround />
        </div>
        <div className="min-h-70 min-w-0 empty:rounded-card empty:border empty:border-border empty:bg-surface">
          <Glance isOpen={areFiguresShown} onToggle={() => showFigures(!areFiguresShown)} />
        </div>
      </div>
      {!mayEver(actor, 'statistics.page') && areFiguresShown && <RegionFigures />}
    </>
  )
}
