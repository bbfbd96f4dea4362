import { useEffect, useEffectEvent, useState } from 'react'

export interface Picture {
  file: Blob
  address: string
  width: number
  height: number
}

/** A chosen file with an address to show it and its size in pixels; null while it is read. */
export function usePicture(file: Blob, onUnreadable: () => void): Picture | null {
  const [picture, setPicture] = useState<Picture | null>(null)
  const giveUp = useEffectEvent(onUnreadable)
  useEffect(() => {
    let isWanted = true
    const address = URL.createObjectURL(file)
    const image = new Image()
    image.src = address
    image.decode().then(
      () => {
        const { naturalWidth: width, naturalHeight: height } = image
        if (isWanted) setPicture({ file, address, width, height })
      },
      () => {
        if (isWanted) giveUp()
      },
    )
    return () => {
      isWanted = false
      URL.revokeObjectURL(address)
    }
  }, [file])
  return picture
}
