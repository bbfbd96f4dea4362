import { useEffect, useState, type RefObject } from 'react'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { useEditor } from '../../editor-context'
import { createFittingScale, toPixels, toSeconds, createTimeScale } from './lanes/scale'
import type { Seen } from './rows/lane-window'

/** Until the real size is known, in pixels. */
const usual = { width: 960, height: 320 }

/** What one sees of the timeline: its size, how far it is scrolled, how many pixels a second has. */
export function useTimelineView(scroll: RefObject<HTMLElement | null>) {
  const editor = useEditor()
  const isPhone = useIsPhone()
  const headWidth = isPhone ? 96 : 168
  const laneHeight = isPhone ? 44 : 34
  const [size, setSize] = useState(usual)
  const [top, setTop] = useState(0)
  const [pixels, setPixels] = useState<number | null>(null)
  const fitting = createFittingScale(
    getSceneMotion(editor.getState().scene).end,
    size.width - headWidth,
  )
  const [fit, setFit] = useState<number | null>(null)
  const scale = createTimeScale(pixels ?? fit ?? fitting.pixelsPerSecond)

  useEffect(() => {
    const view = scroll.current
    if (!view) return undefined
    const watch = new ResizeObserver(() => {
      setSize({ width: view.clientWidth, height: view.clientHeight })
      // the scale must not change while something is dragged: it follows the window, not the film
      setFit(
        createFittingScale(
          getSceneMotion(editor.getState().scene).end,
          view.clientWidth - headWidth,
        ).pixelsPerSecond,
      )
    })
    watch.observe(view)
    return () => watch.disconnect()
  }, [scroll, editor, headWidth])

  useEffect(() => {
    const view = scroll.current
    if (!view) return undefined
    function handlePinch(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const { left } = (scroll.current ?? document.body).getBoundingClientRect()
      zoomAt(
        scale.pixelsPerSecond * Math.exp(-event.deltaY / 300),
        event.clientX - left - headWidth,
      )
    }
    // React listens passively, and the browser would zoom the page
    view.addEventListener('wheel', handlePinch, { passive: false })
    return () => view.removeEventListener('wheel', handlePinch)
  })

  /** The moment under this pixel of the view stays where it is. */
  function zoomAt(pixelsPerSecond: number, at: number) {
    const view = scroll.current
    const next = createTimeScale(pixelsPerSecond)
    setPixels(next.pixelsPerSecond)
    if (!view) return
    const moment = toSeconds(scale, view.scrollLeft + at)
    requestAnimationFrame(() => view.scrollTo({ left: toPixels(next, moment) - at }))
  }

  function zoom(pixelsPerSecond: number | null) {
    if (pixelsPerSecond !== null) {
      zoomAt(pixelsPerSecond, (size.width - headWidth) / 2)
      return
    }
    setPixels(null)
    setFit(fitting.pixelsPerSecond)
  }

  const seen: Seen = { top, height: size.height }
  return { scale, headWidth, laneHeight, width: size.width, seen, setTop, zoom }
}
