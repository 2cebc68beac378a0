import type { EditionPreview } from 'contract/evaluation/edition-moves'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { Disclosure } from '../../../../ui/cards/Disclosure.tsx'

/** First what needs a person, last what continues by itself. */
const shown = ['reworded', 'other', 'open', 'carried'] as const

export function PreviewLists({ choice: { counts, indicators, texts } }: { choice: EditionPreview }) {
  const { t } = useTranslation()
  return (
    <div className="grid">
      {shown
        .filter((as) => counts[as] > 0)
        .map((as) => (
          <Disclosure key={as} title={t(`moving.as.${as}`, { count: counts[as] })}>
            <p className="pb-1 text-14 text-text2">{t(`moving.meaning.${as}`)}</p>
            <ul className="grid gap-1 text-15">
              {indicators
                .filter((indicator) => indicator.as === as)
                .map(({ code, name }) => (
                  <li key={code}>
                    <b className="font-strong">{code}</b> {name}
                  </li>
                ))}
            </ul>
          </Disclosure>
        ))}
      {texts.length > 0 && (
        <Disclosure title={t('moving.texts', { count: texts.length })}>
          <ul className="grid gap-2 text-15">
            {texts.map(({ from, to, notes, comments }) => (
              <li key={from.code}>
                {t('moving.textsOf', { notes, comments, code: from.code, name: from.name })}
                <span className="block text-text2">
                  {t('moving.textsTo', { code: to.code, name: to.name })}
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
