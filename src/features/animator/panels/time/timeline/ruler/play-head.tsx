import { useEffect, useRef } from 'react'
import { useEditor } from '../../../editor-context'
import { toPixels } from '../lanes/scale'
import { useTimeline } from '../timeline-context'
import styles from './ruler.module.css'

interface PlayHeadProps {
  /** The line over the lanes, or its head on the ruler. */
  part: 'line' | 'head'
  /** How much of the left the names of the lanes cover, in pixels. */
  headWidth: number
}

/** The line at the time that is shown: moved past React, sixty times a second. */
export function PlayHead({ part, headWidth }: PlayHeadProps) {
  const editor = useEditor()
  const { scale } = useTimeline()
  const line = useRef<HTMLDivElement>(null)

  useEffect(() => {
    function show() {
      const { time, isPlaying } = editor.getState()
      const left = toPixels(scale, time)
      if (line.current) line.current.style.transform = `translateX(${left}px)`
      const view = line.current?.closest('[data-scroll]')
      if (part === 'head' || !view || !isPlaying || view.clientWidth === 0) return
      const right = view.scrollLeft + view.clientWidth - headWidth
      if (left > right || left < view.scrollLeft)
        view.scrollLeft = Math.max(0, left - headWidth / 2)
    }
    show()
    return editor.subscribe(show)
  }, [editor, scale, part, headWidth])

  return (
    <div
      ref={line}
      className={part === 'line' ? styles.playHead : styles.head}
      aria-hidden="true"
    />
  )
}
