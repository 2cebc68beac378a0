import { Plus } from 'lucide'
import { Button } from '../../ui/buttons/Button.tsx'
import { Card } from '../../ui/cards/Card.tsx'
import { Banner } from '../../ui/messages/Banner.tsx'
import { EmptyState } from '../../ui/messages/EmptyState.tsx'
import { ErrorState } from '../../ui/messages/ErrorState.tsx'
import { LoadingState } from '../../ui/waiting/LoadingState.tsx'

export function StateExamples() {
  return (
    <>
      <Banner tone="info" title="The line opens on 01-12-2026">
        Until then you can read the indicators.
      </Banner>
      <Banner
        tone="warn"
        title="9 of 21 evidence sets are short"
        action={<Button size="compact">Show</Button>}
      />
      <Banner tone="offline" title="You are offline">
        Your answers are safe on this device.
      </Banner>
      <Banner tone="danger">The file is larger than 10 MB.</Banner>
      <div className="grid gap-5 desk:grid-cols-3">
        <Card title="Empty" isFlush>
          <EmptyState title="No comments yet" action={<Button icon={Plus}>Write one</Button>}>
            Ask the coordinator what is not clear.
          </EmptyState>
        </Card>
        <Card title="Failed" isFlush>
          <ErrorState onRetry={() => {}}>The server did not answer in time.</ErrorState>
        </Card>
        <Card title="Loading" isFlush>
          <LoadingState />
        </Card>
      </div>
    </>
  )
}
