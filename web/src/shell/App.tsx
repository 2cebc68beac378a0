import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../kit/page/queries.ts'
import { router } from './router.tsx'
import { WithPageTools } from './WithPageTools.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <WithPageTools>
        <RouterProvider router={router} />
      </WithPageTools>
    </QueryClientProvider>
  )
}
