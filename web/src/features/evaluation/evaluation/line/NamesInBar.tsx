import type { EvaluationDetail } from 'contract/evaluation/evaluations'
import type { ReactNode } from 'react'
import { addressOfSchool } from '../../../../kit/page/addresses.ts'
import { StatusBadge } from '../../../../ui/figures/StatusBadge.tsx'
import { PlainLink } from '../../../../ui/navigation/PlainLink.tsx'
import { LinePicker } from './LinePicker.tsx'

/** A name of more characters is written smaller, so that two lines hold it. */
const longName = 36

type Props = {
  detail: EvaluationDetail
  /** The state of what people did, which stands here on a phone. */
  children: ReactNode
}

/** School, line and status; on a phone line and status are a second row, and with very large text the school too. */
export function NamesInBar({ detail, children }: Props) {
  const { school, line } = detail
  const size = school.name.length > longName ? 'text-14' : 'text-16 @max-[22rem]:text-14'
  return (
    <div className="max-wide:contents wide:min-w-0 wide:max-w-max wide:flex-1 wide:basis-48">
      <p
        className={`min-w-0 flex-1 leading-[1.2] font-bold wrap-anywhere @max-[18rem]:order-1 @max-[18rem]:basis-full @max-[18rem]:px-2 wide:max-w-90 ${size}`}
      >
        <PlainLink
          href={addressOfSchool(school.id)}
          className="rounded-small text-text no-underline hover:underline"
        >
          {school.name}
        </PlainLink>
      </p>
      <div className="flex min-w-0 items-center gap-x-2 text-14 text-text2 max-wide:order-2 max-wide:basis-full max-wide:flex-wrap max-wide:px-2 @max-[22rem]:text-13">
        <LinePicker detail={detail} />
        <StatusBadge status={line.status} />
        <span className="ms-auto wide:hidden">{children}</span>
      </div>
    </div>
  )
}
