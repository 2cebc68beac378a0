import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataSaved } from '../theme/less-data.ts'
import { thumbnailQuery } from './thumbnail-queries.ts'

/** The thumbnail of a photo; when saving data only on request, unless it is cached. */
export const useSmallPicture = (id: number, isPhoto = true) => {
  const isSaved = useDataSaved()
  const [isWanted, setWanted] = useState(false)
  const { data } = useQuery({ ...thumbnailQuery(id), enabled: isPhoto && (!isSaved || isWanted) })
  return { picture: data, isWaiting: isPhoto && isSaved && !isWanted && !data, show: () => setWanted(true) }
}
