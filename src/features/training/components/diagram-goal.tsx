import type { DiagramItem } from '../model/diagram/diagram'
import styles from './exercise-diagram.module.css'

type GoalItem = Extract<DiagramItem, { k: 'mini_goal' | 'youth_goal' | 'goal' }>

/** Metres between the posts and depth of the net. */
const sizes = {
  mini_goal: { width: 1.2, depth: 0.7 },
  youth_goal: { width: 5, depth: 1.4 },
  goal: { width: 7.32, depth: 1.8 },
} as const

interface DiagramGoalProps {
  item: GoalItem
  unit: number
}

/** A goal from above: its mouth on the point, the net behind it. */
export function DiagramGoal({ item, unit }: DiagramGoalProps) {
  const width = Math.max(sizes[item.k].width, unit * 1.5)
  const depth = Math.max(sizes[item.k].depth, unit * 0.6)
  const columns = [1, 2, 3, 4, 5].map((index) => -width / 2 + (index * width) / 6)
  const net = columns.map((y) => `M0 ${y}H${-depth}`).join('')
  return (
    <g transform={`translate(${item.x} ${item.y}) rotate(${item.r})`} className={styles.goal}>
      <path
        className={styles.net}
        strokeWidth={unit * 0.04}
        d={`${net}M${-depth / 2} ${-width / 2}v${width}`}
      />
      <path strokeWidth={unit * 0.13} d={`M0 ${-width / 2}H${-depth}V${width / 2}H0`} />
    </g>
  )
}
