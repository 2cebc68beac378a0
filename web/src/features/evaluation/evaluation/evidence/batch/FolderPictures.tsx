import { useSmallPicture } from '../../../../../kit/viewer/use-small-picture.ts'
import type { EvaluationReady } from '../../use-evaluation.ts'
import { type FolderPlace, isIn, isReady } from './batch.ts'
import { useContentUrl } from './contents.ts'
import type { Batch } from './use-batch.ts'

const most = 2

type Props = { ready: EvaluationReady; batch: Batch; place: FolderPlace }

/** The first photos of a folder, for the eye only: those of the evidence, then those that wait in the tray. */
export function FolderPictures({ ready, batch, place }: Props) {
  const isPhoto = ({ kind }: { kind: string }) => kind === 'photo'
  const sent = ready.detail.line.files.filter((file) => isPhoto(file) && isIn(file, place))
  const waiting = batch.files.filter((file) => isPhoto(file) && isIn(file.place, place) && isReady(file))
  const pictures = [
    ...sent.map(({ id }) => <SentPicture key={id} id={id} />),
    ...waiting.map((file) => <WaitingPicture key={file.id} draft={batch.draftName(file)} />),
  ]
  return pictures.length > 0 && <span className="flex shrink-0 -space-x-2">{pictures.slice(0, most)}</span>
}

const SentPicture = ({ id }: { id: number }) => <Picture address={useSmallPicture(id).picture} />

const WaitingPicture = ({ draft }: { draft: string }) => <Picture address={useContentUrl(draft)} />

const Picture = ({ address }: { address: string | null | undefined }) =>
  address && <img src={address} alt="" className="size-8 rounded-small border border-surface object-cover" />
