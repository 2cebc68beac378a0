import type { Operation } from 'contract/operations/operation'
import { TriangleAlert } from 'lucide'
import { Icon } from '../../../ui/Icon.tsx'
import { type StateFact, useStateFacts } from './use-state-facts.ts'

interface Props {
  state: Operation
}

/** The state of the installation; a fact that needs attention says so below it. */
export function StateFacts({ state }: Props) {
  const facts = useStateFacts(state)
  return (
    <dl className="grid gap-x-6 gap-y-4 min-[30rem]:grid-cols-2 desk:grid-cols-3">
      {facts.map((fact) => (
        <Fact key={fact.label} {...fact} />
      ))}
    </dl>
  )
}

function Fact({ label, text, warning }: StateFact) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-text2">{label}</dt>
      <dd className="break-words tabular-nums">
        {text}
        {warning && (
          <span className="mt-0.5 flex items-start gap-1.5 text-14 font-medium text-danger">
            <span className="mt-0.5">
              <Icon of={TriangleAlert} size="small" />
            </span>
            <span className="min-w-0">{warning}</span>
          </span>
        )}
      </dd>
    </div>
  )
}
