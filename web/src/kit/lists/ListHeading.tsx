import { Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/Button.tsx'
import { ExportMenu } from '../exchange/ExportMenu.tsx'
import { ColumnsMenu } from './columns/ColumnsMenu.tsx'
import type { ColumnChoice } from './columns/use-columns.ts'
import { PageHeading } from './PageHeading.tsx'

export type ListTools = {
  query: string
  list: { choice: ColumnChoice; fields: readonly string[] | undefined }
  mayCreate: boolean
  onNew: () => void
}

type Props = ListTools & {
  title: string
  hint: string
  create: string
  /** Tools of this list only, before those of all lists. */
  before?: ReactNode
  after?: ReactNode
}

export function ListHeading({ title, hint, create, before, after, query, list, mayCreate, onNew }: Props) {
  return (
    <PageHeading
      title={title}
      hint={hint}
      more={
        <>
          {before}
          <ColumnsMenu choice={list.choice} />
          <ExportMenu query={query} fields={list.fields} />
          {after}
        </>
      }
      action={
        mayCreate && (
          <Button kind="primary" icon={Plus} onPress={onNew}>
            {create}
          </Button>
        )
      }
    />
  )
}
