import type { KeyboardEvent, MouseEvent } from 'react'
import layout from '@/shared/ui/layout.module.css'
import { computeFitTransform } from '../../model/draw/paint'
import type { Point, Scene } from '../../model/document/scene-schema'
import type { Solution } from '../../model/motion/quiz-flow'
import { computeSceneUnit, getSceneFrame, toPicture, toPitch } from '../../model/pitch/view'

interface PitchTapProps {
  scene: Scene
  /** What stands there now, in metres. */
  at: Point | null
  /** The place that is right, once it is told. */
  solution?: Solution | null
  /** What the surface is for, in words; without `onPick` it only shows. */
  label: string
  onPick?: (at: Point) => void
}

/** Metres of one press of an arrow key. */
const stride = 1
const arrows: Record<string, Point> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
}

/** Lies over a picture that fills its box, and turns a tap into a place on the pitch; arrow keys move the mark. */
export function PitchTap({ scene, at, solution = null, label, onPick }: PitchTapProps) {
  const { pitch } = scene
  const frame = getSceneFrame(scene)
  const unit = computeSceneUnit(scene, 'card')
  const centre: Point = [frame.x + frame.width / 2, frame.y + frame.height / 2]
  const mark = at && toPicture(pitch, at)
  const circle = solution?.kind === 'tap' ? solution : null
  const middle = circle && toPicture(pitch, circle.at)

  function pick([x, y]: Point) {
    const within: Point = [
      clamp(x, frame.x, frame.x + frame.width),
      clamp(y, frame.y, frame.y + frame.height),
    ]
    const [length, width] = toPitch(pitch, within)
    onPick?.([round(length), round(width)])
  }
  function handleTap(event: MouseEvent<HTMLButtonElement>) {
    // a press of the keyboard has no place of its own
    if (event.detail === 0) return pick(mark ?? centre)
    const box = event.currentTarget.getBoundingClientRect()
    const fit = computeFitTransform(frame, box.width, box.height)
    return pick([
      (event.clientX - box.left - fit.x) / fit.scale,
      (event.clientY - box.top - fit.y) / fit.scale,
    ])
  }
  function move(event: KeyboardEvent) {
    const way = arrows[event.key]
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    const [x, y] = mark ?? centre
    pick(mark ? [x + way[0], y + way[1]] : [x, y])
  }

  return (
    <>
      <svg
        className={`${layout.inside} ${layout.full}`}
        style={{ inset: 0, blockSize: '100%', pointerEvents: 'none' }}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        preserveAspectRatio="xMidYMid meet"
        aria-hidden="true"
      >
        {circle && middle ? (
          <circle
            cx={middle[0]}
            cy={middle[1]}
            r={circle.radius}
            fill="#ffffff"
            fillOpacity={0.3}
            stroke="#ffffff"
            strokeWidth={unit / 10}
          />
        ) : null}
        {mark ? (
          <g transform={`translate(${mark[0]} ${mark[1]})`} fill="none" strokeLinecap="round">
            <path d={createCross(unit * 0.45)} stroke="#000000" strokeWidth={unit / 4} />
            <path d={createCross(unit * 0.45)} stroke="#ffffff" strokeWidth={unit / 8} />
            <circle r={unit * 0.45} stroke="#ffffff" strokeWidth={unit / 10} />
          </g>
        ) : null}
      </svg>
      {onPick ? (
        <button
          type="button"
          className={`${layout.bare} ${layout.inside} ${layout.full}`}
          style={{ inset: 0, blockSize: '100%', padding: 0, cursor: 'crosshair' }}
          aria-label={label}
          onClick={handleTap}
          onKeyDown={move}
        />
      ) : null}
    </>
  )
}

function createCross(arm: number): string {
  return `M${-arm} 0H${arm}M0 ${-arm}V${arm}`
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** To the centimetre. */
function round(metres: number): number {
  return Math.round(metres * 100) / 100
}
