import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LoadingState } from '../../../ui/waiting/LoadingState.tsx'
import { NotOpened } from '../NotOpened.tsx'
import { openPdf } from './open-pdf.ts'
import { PdfPages } from './PdfPages.tsx'

export function PdfView({ file, name, bytes }: { file: number; name: string; bytes: Blob }) {
  const { data, isError } = useQuery({
    queryKey: ['files', file, 'opened'],
    queryFn: async () => openPdf(await bytes.arrayBuffer()),
    networkMode: 'always',
    retry: false,
    // A closed document cannot be used again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => () => data?.close(), [data])
  if (isError) return <NotOpened />
  return data ? <PdfPages document={data.document} name={name} /> : <LoadingState />
}
