import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  findNextStop,
  findPreviousStop,
  findStepIndexAt,
} from '@/features/scene/model/motion/playback'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { seek } from '../../../../editor/playback'
import { useEditor } from '../../../editor-context'
import { toPixels, listTicks, toSeconds } from '../lanes/scale'
import { useTimeline } from '../timeline-context'
import { FreezeMark } from './freeze-mark'
import { PlayHead } from './play-head'
import layout from '@/shared/ui/layout.module.css'
import styles from './ruler.module.css'
import { StepMark } from './step-mark'

interface RulerProps {
  /** Seconds up to which it is drawn. */
  until: number
  /** What is dragged just now is there, in seconds. */
  guide: number | null
  headWidth: number
}

/** Seconds to scrub along, with the steps and questions on it. */
export function Ruler({ until, guide, headWidth }: RulerProps) {
  const { i18n } = useTranslation('animator')
  const editor = useEditor()
  const { scene, scale } = useTimeline()
  const track = useRef<HTMLDivElement>(null)
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })

  function startScrub(event: PointerEvent) {
    if (event.button !== 0 || !track.current) return
    const { left } = track.current.getBoundingClientRect()
    const go = ({ clientX }: { clientX: number }) => seek(editor, toSeconds(scale, clientX - left))
    const end = () => {
      window.removeEventListener('pointermove', go)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
    window.addEventListener('pointermove', go)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    go(event)
  }

  return (
    <div ref={track} className={`${layout.relative} ${styles.ruler}`} onPointerDown={startScrub}>
      <Scrubber />
      {listTicks(scale, 0, until).map(({ t, hasName }) => (
        <span
          key={t}
          className={`${layout.inside} ${layout.size12} ${layout.figures} ${styles.tick}`}
          style={{ insetInlineStart: toPixels(scale, t) }}
          data-named={hasName || undefined}
          aria-hidden="true"
        >
          {hasName ? number.format(t) : null}
        </span>
      ))}
      <PlayHead part="head" headWidth={headWidth} />
      {scene.steps.map((step, index) => (
        <StepMark key={step.id} step={step} index={index} />
      ))}
      {scene.freezes.map((freeze) => (
        <FreezeMark key={freeze.id} freeze={freeze} />
      ))}
      {guide === null ? null : (
        <span
          className={`${layout.inside} ${layout.size12} ${layout.figures} ${styles.guide}`}
          style={{ insetInlineStart: toPixels(scale, guide) }}
          aria-hidden="true"
        >
          {number.format(guide)}
        </span>
      )}
    </div>
  )
}

/** The ruler for the keyboard: a slider over it. */
function Scrubber() {
  const { t, i18n } = useTranslation('animator')
  const editor = useEditor()
  const slider = useRef<HTMLDivElement>(null)
  const language = i18n.language

  useEffect(() => {
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
    function announcePosition() {
      const { scene, time } = editor.getState()
      const { end } = getSceneMotion(scene)
      const words = t('time.timeline.position_value', {
        time: number.format(time),
        end: number.format(end),
        count: end,
        step: findStepIndexAt(scene, time) + 1,
      })
      const bar = slider.current
      if (!bar || bar.getAttribute('aria-valuetext') === words) return
      bar.setAttribute('aria-valuetext', words)
      bar.setAttribute('aria-valuenow', time.toFixed(1))
      bar.setAttribute('aria-valuemax', end.toFixed(1))
    }
    announcePosition()
    return editor.subscribe(announcePosition)
  }, [editor, language, t])

  function press(event: KeyboardEvent) {
    const { scene, time } = editor.getState()
    const step = event.shiftKey ? 1 : 0.1
    const aims: Record<string, number> = {
      ArrowLeft: time - step,
      ArrowRight: time + step,
      Home: 0,
      End: getSceneMotion(scene).end,
      PageUp: findPreviousStop(scene, time),
      PageDown: findNextStop(scene, time) ?? time,
    }
    const aim = aims[event.key]
    if (aim === undefined) return
    event.preventDefault()
    event.stopPropagation()
    seek(editor, Math.round(aim * 1000) / 1000)
  }

  return (
    <div
      ref={slider}
      className={`${layout.inside} ${styles.scrubber}`}
      role="slider"
      tabIndex={0}
      aria-label={t('time.timeline.position')}
      aria-valuemin={0}
      aria-valuemax={0}
      aria-valuenow={0}
      onKeyDown={press}
    />
  )
}
