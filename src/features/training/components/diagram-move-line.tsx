import {
  arrowHead,
  doublePaths,
  shortened,
  smoothPath,
  wavyPath,
} from '../model/diagram/diagram-geometry'
import type { DiagramMove } from '../model/diagram/diagram'
import styles from './exercise-diagram.module.css'

interface DiagramMoveLineProps {
  move: DiagramMove
  unit: number
}

/** One movement in coaches' notation, with its arrow head. */
export function DiagramMoveLine({ move, unit }: DiagramMoveLineProps) {
  const head = unit * 0.5
  const points = shortened(move.p, head * 0.9)
  const width = unit * 0.11
  const lines =
    move.k === 'shot'
      ? doublePaths(points, unit * 0.24)
      : [move.k === 'dribble' ? wavyPath(points, unit * 0.9) : smoothPath(points)]
  const dash = move.k === 'pass' ? `${unit * 0.34} ${unit * 0.26}` : undefined
  return (
    <g className={styles.move}>
      {lines.map((line) => (
        <path key={line} d={line} strokeWidth={width} strokeDasharray={dash} />
      ))}
      <path className={styles.head} d={arrowHead(move.p, head)} />
    </g>
  )
}
