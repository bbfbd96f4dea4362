import { useLayoutEffect, useRef, useState } from 'react'
import { getNextLevel, countPages } from '../../model/print/paper-fit'

interface Fit {
  /** What it was measured for. */
  of: string
  level: number
  pages: number
  isSettled: boolean
}

/**
 * Sets paper tighter until it stands on one page. `content` is what is measured, `page` has the height
 * of the printable page; `of` names what is on it: when that changes, it begins roomy again.
 */
export function usePaperFit(of: string, isCard: boolean) {
  const content = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const [fit, setFit] = useState<Fit>({ of, level: 0, pages: 1, isSettled: false })
  const current = fit.of === of ? fit : { of, level: 0, pages: 1, isSettled: false }

  useLayoutEffect(() => {
    if (current.isSettled) return
    const measured = {
      content: content.current?.scrollHeight ?? 0,
      page: page.current?.clientHeight ?? 0,
    }
    const level = getNextLevel(current.level, measured, isCard)
    const isSettled = level <= current.level
    const pages = isCard ? 1 : countPages(measured)
    setFit({ of, level, pages, isSettled })
  }, [of, isCard, current.isSettled, current.level])

  return { content, page, level: current.level, pages: current.pages }
}
