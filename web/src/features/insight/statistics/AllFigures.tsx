import { DomainsCard } from './cards/DomainsCard.tsx'
import { LinesCard } from './cards/LinesCard.tsx'
import { PlacesCard } from './cards/PlacesCard.tsx'
import { PlansCard } from './cards/PlansCard.tsx'
import { PrioritiesCard } from './cards/PrioritiesCard.tsx'
import { SchoolsCard } from './cards/SchoolsCard.tsx'
import { StatusCard } from './cards/StatusCard.tsx'
import type { About } from './figures/PlaceName.tsx'
import type { FigureTexts } from './figures/use-figure-texts.ts'

export function AllFigures({ about, texts }: { about: About; texts: FigureTexts }) {
  const { whole, model } = about.scope
  return (
    <>
      {whole && <DomainsCard about={about} whole={whole} texts={texts} />}
      <PlacesCard about={about} texts={texts} />
      <LinesCard key={model} about={about} texts={texts} />
      {/* Side by side; a card that shows its table takes the full width. */}
      <div className="grid gap-4 wide:gap-5 desk:grid-cols-2 [&>*]:grid [&>*]:min-w-0 desk:[&>:has(table)]:col-span-2">
        <div>
          <StatusCard about={about} texts={texts} />
        </div>
        <div>
          <PrioritiesCard about={about} texts={texts} />
        </div>
        <div>
          <PlansCard about={about} texts={texts} />
        </div>
        <div>
          <SchoolsCard about={about} texts={texts} />
        </div>
      </div>
    </>
  )
}
