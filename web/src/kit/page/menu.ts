import { can, type Verb } from 'contract/access/permissions'
import type { Actor } from 'contract/access/scope'
import {
  BookOpenText,
  Building2,
  ChartColumn,
  CircleCheck,
  ClipboardCheck,
  Earth,
  type IconNode,
  MapPinned,
  Users,
} from 'lucide'

type MenuEntry = {
  href: string
  label:
    | 'statistics'
    | 'evaluations'
    | 'overdue'
    | 'instruments'
    | 'users'
    | 'countries'
    | 'regions'
    | 'schools'
  icon: IconNode
  verb: Verb
}

/** In the order of the specification's section 6, each with its permission. */
const entries: readonly MenuEntry[] = [
  { href: '/statistics', label: 'statistics', icon: ChartColumn, verb: 'statistics.page' },
  { href: '/evaluations', label: 'evaluations', icon: ClipboardCheck, verb: 'evaluation.list' },
  { href: '/action-plans', label: 'overdue', icon: CircleCheck, verb: 'evaluation.list' },
  { href: '/instruments', label: 'instruments', icon: BookOpenText, verb: 'instrument.toggle' },
  { href: '/users', label: 'users', icon: Users, verb: 'user.list' },
  { href: '/countries', label: 'countries', icon: Earth, verb: 'country.page' },
  { href: '/regions', label: 'regions', icon: MapPinned, verb: 'region.page' },
  { href: '/schools', label: 'schools', icon: Building2, verb: 'school.list' },
]

export const menuFor = (actor: Actor): readonly MenuEntry[] => entries.filter(({ verb }) => can(actor, verb))
