import type { CSSProperties } from 'react'
import layout from '@/shared/ui/layout.module.css'
import { createItem } from '../items/items'
import type { Lane } from '../lanes/lanes'
import { toPixels } from '../lanes/scale'
import { useTimeline } from '../timeline-context'
import { getLaneColour } from './get-lane-colour'
import { LaneBar } from './lane-bar'
import styles from './rows.module.css'
import { TimelineItem } from './timeline-item'
import { useBarWords } from './use-bar-words'

interface LaneRowProps {
  lane: Lane
  /** Pixels from the top of the lanes. */
  top: number
  height: number
  index: number
  count: number
}

/** One object's time: its name, and what it does when. */
export function LaneRow({ lane, top, height, index, count }: LaneRowProps) {
  const { scene, scale, chosen } = useTimeline()
  const { nameOf, shortNameOf } = useBarWords()
  const { object, bars, carries } = lane
  const look: CSSProperties & Record<'--team', string> = {
    insetBlockStart: top,
    blockSize: height,
    '--team': getLaneColour(scene, object),
  }
  return (
    <li
      className={`${layout.flex} ${layout.inside} ${layout.lineBelow} ${styles.lane}`}
      style={look}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-chosen={chosen.has(object.id) || undefined}
    >
      <TimelineItem
        item={createItem('lane', object.id, 0)}
        className={`${layout.line2} ${styles.head}`}
        label={nameOf(scene, object.id)}
      >
        <span className={`${layout.round} ${styles.dot}`} aria-hidden="true" />
        <span className={layout.clip}>{shortNameOf(scene, object.id)}</span>
      </TimelineItem>
      <div className={`${layout.relative} ${styles.track}`}>
        {carries.map(({ from, until, owner }) => (
          <span
            key={from}
            className={`${layout.clip} ${layout.inside} ${layout.size12} ${layout.dimmed} ${styles.carry}`}
            style={{
              insetInlineStart: toPixels(scale, from),
              inlineSize: (until - from) * scale.pixelsPerSecond,
            }}
            aria-hidden="true"
          >
            {shortNameOf(scene, owner)}
          </span>
        ))}
        {bars.map((bar) => (
          <LaneBar key={bar.id} lane={lane} bar={bar} />
        ))}
      </div>
    </li>
  )
}
