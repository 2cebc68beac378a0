import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataSaved } from '../theme/less-data.ts'
import { thumbnailQuery } from './thumbnail-queries.ts'

/** The small picture of a photo. Where data is saved it comes when somebody asks for it; what is here is shown. */
export const useSmallPicture = (id: number, isPhoto = true) => {
  const isSaved = useDataSaved()
  const [isWanted, setWanted] = useState(false)
  const { data } = useQuery({ ...thumbnailQuery(id), enabled: isPhoto && (!isSaved || isWanted) })
  return { picture: data, isWaiting: isPhoto && isSaved && !isWanted && !data, show: () => setWanted(true) }
}
