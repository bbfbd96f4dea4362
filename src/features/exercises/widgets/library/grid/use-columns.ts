import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels; as narrow as a card may be, and the space between two. */
const narrowest = 264
export const gridGap = 16

/** The last width counts until the next is measured: coming back, the list is as tall as it was. */
let lastWidth = 1000

/** How many cards fit side by side in the element, and how wide each is then. */
export function useColumns(root: RefObject<HTMLElement | null>): {
  columns: number
  width: number
} {
  const [width, setWidth] = useState(lastWidth)

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    const measure = () => {
      if (element.clientWidth === 0) return
      lastWidth = element.clientWidth
      setWidth(lastWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])

  const columns = Math.max(1, Math.floor((width + gridGap) / (narrowest + gridGap)))
  return { columns, width: (width - gridGap * (columns - 1)) / columns }
}
