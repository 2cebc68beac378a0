import { languages } from 'contract/platform/languages'
import type { ReactNode } from 'react'
import { chooseLanguage, chosenLanguage } from '../../i18n/chosen-language.ts'
import { useTranslation } from '../../i18n/translation.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { ThemeButton } from '../theme/ThemeButton.tsx'
import { BrailleField } from './BrailleField.tsx'
import { Footer } from './Footer.tsx'

export function Entrance({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-dvh wide:grid-cols-[46%_54%]">
      <aside
        aria-label={t('terms.product')}
        className="relative hidden overflow-hidden bg-[linear-gradient(165deg,#0c2a80,#081233_55%,#060d24)] p-12 text-[#fff] wide:flex wide:flex-col wide:justify-between"
      >
        <BrailleField />
        <p className="relative flex items-center gap-3 text-18 font-heavy">
          <Logo />
          {t('terms.product')}
        </p>
        <div className="relative grid max-w-120 gap-4">
          <p className="text-32 leading-tight font-heavy tracking-tight">
            {t('login.promise1')}
            <br />
            {t('login.promise2')}
          </p>
          <p className="text-18 text-balance text-[#d5e0fb]">{t('login.promiseText')}</p>
        </div>
      </aside>
      <div className="flex flex-col bg-surface">
        <header
          aria-label={t('shell.topBar')}
          className="flex items-center justify-between p-4 wide:justify-end wide:px-6"
        >
          <span className="flex items-center gap-2.5 text-18 font-heavy wide:hidden">
            <Logo />
            {t('terms.product')}
          </span>
          <ThemeButton />
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[416px] flex-1 flex-col gap-5 px-4 py-6 wide:justify-center outline-none"
        >
          <div>
            <h1 className="text-32 text-balance">{title}</h1>
            <p className="mt-1 text-pretty text-text2">{hint}</p>
          </div>
          {children}
          <Languages />
        </main>
        <Footer />
      </div>
    </div>
  )
}

/** Each language is named in itself, so that everybody finds theirs. */
function Languages() {
  const { t } = useTranslation()
  const current = chosenLanguage()
  return (
    <nav aria-label={t('login.languages')} className="mt-2 border-t border-border pt-4">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))]">
        {languages.map(({ code, name }) => (
          <li key={code} className="justify-self-start">
            <button
              type="button"
              lang={code}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => chooseLanguage(code)}
              className="min-h-11 min-w-11 cursor-pointer rounded-small text-start text-15 text-text2 max-phone:text-14 hover:underline aria-[current]:font-strong aria-[current]:text-text aria-[current]:underline aria-[current]:underline-offset-4"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
