import type { User } from 'contract/people/users'
import type { Translate } from '../../../i18n/translation.tsx'
import type { ListColumn } from '../../../kit/lists/columns/list-columns.ts'

/** Columns besides the usual ones. */
export const extraColumns = (t: Translate): ListColumn<User, '/api/user_information/'>[] => [
  {
    id: 'email',
    header: t('users.email'),
    isExtra: true,
    fields: ['email'],
    cell: ({ email }) => <span className="break-all wide:block wide:min-w-48">{email ?? '–'}</span>,
  },
  {
    id: 'phone',
    header: t('users.phone'),
    isExtra: true,
    fields: ['phone'],
    cell: ({ phone }) => phone || '–',
  },
  {
    id: 'country',
    header: t('lists.country'),
    isExtra: true,
    fields: ['country'],
    cell: ({ country }) => country?.name ?? '–',
  },
]
