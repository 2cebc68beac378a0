const pictures = new Map<string, Blob>()

/** An object URL that maps back to its bytes, for the life of the page. */
export const addressOfPicture = (picture: Blob): string => {
  const address = URL.createObjectURL(picture)
  pictures.set(address, picture)
  return address
}

export const pictureAt = (address: string): Blob | undefined => pictures.get(address)
