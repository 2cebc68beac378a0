import type { LineEvent } from 'contract/insight/results/school-overview'
import type { School } from 'contract/places/schools'
import { History } from 'lucide'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useTranslation } from '../../../../i18n/translation.tsx'
import { addressOfEvaluation } from '../../../../kit/page/addresses.ts'
import { openHistory } from '../../../../kit/page/open-history.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Card } from '../../../../ui/cards/Card.tsx'
import { Link } from '../../../../ui/navigation/Link.tsx'
import { Dated } from '../../../../ui/text/Dated.tsx'

export function HistoryCard({ school, events }: { school: School; events: readonly LineEvent[] }) {
  const { t } = useTranslation()
  return (
    <Card
      isFlush
      title={t('school.history.title')}
      aside={
        <Button
          size="compact"
          icon={History}
          onPress={() => openHistory({ type: 'school', id: school.id, name: school.name })}
        >
          {t('school.history.all')}
        </Button>
      }
    >
      {events.length === 0 ? (
        <p className="px-4 pb-4 text-15 text-text2 wide:px-5">{t('school.history.none')}</p>
      ) : (
        <ol>
          {events.map((each) => (
            <EventRow key={`${each.line} ${each.event} ${each.at}`} event={each} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function EventRow({
  event: { event, line, evaluation, instrument, evaluation_type, year, at, by },
}: {
  event: LineEvent
}) {
  const { t } = useTranslation()
  const time = formatDateTime(at)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-border px-4 py-2 text-15 wide:px-5">
      <Link
        variant="title"
        href={addressOfEvaluation({ id: evaluation, instrument: { id: instrument } }, { line })}
      >
        {t(`school.history.${event}`, { line: t(`terms.line.${evaluation_type}`), year })}
      </Link>
      <span className="text-14 text-text2">
        <Dated>{by ? t('school.history.by', { name: by.name, time }) : time}</Dated>
      </span>
    </li>
  )
}
