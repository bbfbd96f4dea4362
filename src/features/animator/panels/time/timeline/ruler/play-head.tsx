import { useEffect, useRef, type RefObject } from 'react'
import { useEditor } from '../../../editor-context'
import { pixelsAt } from '../lanes/scale'
import { useTimeline } from '../timeline-context'
import styles from './ruler.module.css'

interface PlayHeadProps {
  /** What scrolls, and how much of its left the names of the lanes cover. */
  scroll: RefObject<HTMLElement | null>
  headWidth: number
}

/** The line at the time that is shown: moved past React, sixty times a second. */
export function PlayHead({ scroll, headWidth }: PlayHeadProps) {
  const editor = useEditor()
  const { scale } = useTimeline()
  const line = useRef<HTMLDivElement>(null)

  useEffect(() => {
    function show() {
      const { time, isPlaying } = editor.getState()
      const left = pixelsAt(scale, time)
      if (line.current) line.current.style.transform = `translateX(${left}px)`
      const view = scroll.current
      if (!view || !isPlaying) return
      const right = view.scrollLeft + view.clientWidth - headWidth
      if (left > right || left < view.scrollLeft)
        view.scrollLeft = Math.max(0, left - headWidth / 2)
    }
    show()
    return editor.subscribe(show)
  }, [editor, scale, scroll, headWidth])

  return <div ref={line} className={styles.playHead} aria-hidden="true" />
}
