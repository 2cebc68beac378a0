import { LanguagePicker } from '../../kit/page/LanguagePicker.tsx'
import { AppearanceChoices } from '../../kit/theme/AppearanceChoices.tsx'
import { ThemeButton } from '../../kit/theme/ThemeButton.tsx'
import { Card } from '../../ui/cards/Card.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { LiveRegion } from '../../ui/messages/LiveRegion.tsx'
import { ToastRegion } from '../../ui/messages/ToastRegion.tsx'
import { SkipLink } from '../../ui/navigation/SkipLink.tsx'
import { ButtonExamples } from './ButtonExamples.tsx'
import { FieldExamples } from './FieldExamples.tsx'
import { MarkExamples } from './MarkExamples.tsx'
import { NavigationExamples } from './NavigationExamples.tsx'
import { OptionExamples } from './OptionExamples.tsx'
import { StateExamples } from './StateExamples.tsx'
import { TableExample } from './TableExample.tsx'

/** All parts of the interface in their states, only in development. */
export function Gallery() {
  return (
    <>
      <SkipLink />
      <header className="flex h-16 items-center gap-2 border-b border-border bg-surface px-4 wide:px-6">
        <Logo />
        <span className="me-auto text-[1.0625rem] font-heavy">Vereda</span>
        <span className="hidden phone:inline">
          <LanguagePicker />
        </span>
        <span className="phone:hidden">
          <LanguagePicker isSmall />
        </span>
        <ThemeButton />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto grid grid-cols-1 max-w-310 gap-5 p-4 wide:p-8">
        <h1>The parts of the interface</h1>
        <ButtonExamples />
        <OptionExamples />
        <FieldExamples />
        <TableExample />
        <MarkExamples />
        <NavigationExamples />
        <StateExamples />
        <Card title="Appearance">
          <AppearanceChoices />
        </Card>
      </main>
      <ToastRegion />
      <LiveRegion />
    </>
  )
}
