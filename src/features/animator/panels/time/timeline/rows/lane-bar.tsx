import { topSpeed } from '@/features/scene/model/motion/speeds'
import layout from '@/shared/ui/layout.module.css'
import { parseKeyId } from '../../../../editor/selection'
import { createItem } from '../items/items'
import type { Bar, Lane } from '../lanes/lanes'
import { toPixels } from '../lanes/scale'
import { useTimeline } from '../timeline-context'
import styles from './rows.module.css'
import { TimelineItem } from './timeline-item'
import { useBarWords } from './use-bar-words'

interface LaneBarProps {
  lane: Lane
  bar: Bar
}

/** Pixels from which a bar has room for its speed. */
const roomy = 76
/** And from which for a receiver. */
const roomForName = 36

/** A movement with the key it leads to, a wait with its end, or a flight from kick to arrival. */
export function LaneBar({ lane, bar }: LaneBarProps) {
  const { scene, scale, drag } = useTimeline()
  const { barWords, keyWords, shortNameOf, pace } = useBarWords()
  const isTrack = parseKeyId(bar.id) !== null
  const left = toPixels(scale, bar.from)
  const width = (bar.until - bar.from) * scale.pixelsPerSecond
  const body = createItem('bar', bar.id, bar.from)
  const place = { insetInlineStart: left, inlineSize: width }
  return (
    <>
      {bar.kind === 'wait' ? (
        <span className={`${layout.inside} ${styles.wait}`} style={place} aria-hidden="true" />
      ) : (
        <TimelineItem
          item={body}
          className={styles.bar}
          style={place}
          look={bar.kind}
          isAlarming={isTrack && bar.speed > topSpeed}
          label={barWords(scene, lane, bar)}
        >
          {bar.kind === 'mixed'
            ? bar.dribbles.map(({ from, until }) => (
                <span
                  key={from}
                  className={`${layout.inside} ${styles.dribble}`}
                  style={{
                    insetInlineStart: (from - bar.from) * scale.pixelsPerSecond,
                    inlineSize: (until - from) * scale.pixelsPerSecond,
                  }}
                />
              ))
            : null}
          {width >= (bar.to === null ? roomy : roomForName) ? (
            <span
              className={`${layout.clip} ${layout.size12} ${layout.figures} ${layout.textStart} ${styles.value}`}
            >
              {isTrack || bar.to === null ? pace.format(bar.speed) : shortNameOf(scene, bar.to)}
            </span>
          ) : null}
          {isTrack ? (
            <span
              className={styles.start}
              onPointerDown={(event) => {
                event.stopPropagation()
                drag(event, body, { edge: 'start', at: bar.from })
              }}
            />
          ) : (
            <span
              className={styles.arrival}
              onPointerDown={(event) => {
                event.stopPropagation()
                drag(event, body, { edge: 'arrival', at: bar.until })
              }}
            />
          )}
        </TimelineItem>
      )}
      {isTrack ? (
        <TimelineItem
          item={createItem('key', bar.id, bar.until)}
          className={styles.key}
          style={{ insetInlineStart: toPixels(scale, bar.until) }}
          label={keyWords(scene, lane, bar)}
        />
      ) : null}
    </>
  )
}
