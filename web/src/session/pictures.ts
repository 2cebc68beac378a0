const pictures = new Map<string, Blob>()

/** An address of the picture within the page, by which its bytes are found again; it lasts as long as the page. */
export const addressOfPicture = (picture: Blob): string => {
  const address = URL.createObjectURL(picture)
  pictures.set(address, picture)
  return address
}

export const pictureAt = (address: string): Blob | undefined => pictures.get(address)
