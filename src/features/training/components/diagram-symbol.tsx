import type { DiagramItem } from '../model/diagram/diagram'
import { DiagramGoal } from './diagram-goal'
import styles from './exercise-diagram.module.css'

interface DiagramSymbolProps {
  item: DiagramItem
  /** Side of a symbol in metres. */
  unit: number
}

/** One thing on the pitch. Teams differ in shape as well as colour: circle, triangle, diamond, square. */
export function DiagramSymbol({ item, unit }: DiagramSymbolProps) {
  const place = `translate(${item.x} ${item.y})`
  const line = unit * 0.09
  switch (item.k) {
    case 'player':
      return (
        <g transform={place} strokeWidth={line}>
          <path className={styles[`team_${item.team}`]} d={teamShape(item.team, unit * 0.5)} />
          {item.n && (
            <text className={styles.number} y={unit * 0.06} fontSize={unit * 0.56}>
              {item.n}
            </text>
          )}
        </g>
      )
    case 'coach':
      return (
        <g transform={place} className={styles.coach} strokeWidth={line}>
          <circle cy={-unit * 0.22} r={unit * 0.2} />
          <path
            d={`M${-unit * 0.42} ${unit * 0.42}a${unit * 0.42} ${unit * 0.42} 0 0 1 ${unit * 0.84} 0Z`}
          />
        </g>
      )
    case 'ball':
      return (
        <g transform={place}>
          <circle className={styles.ball} r={unit * 0.23} strokeWidth={line * 0.8} />
          <circle className={styles.ball_core} r={unit * 0.08} />
        </g>
      )
    case 'cone':
      return <path transform={place} className={styles.cone} d={triangle(unit * 0.27)} />
    case 'marker':
      return (
        <circle
          transform={place}
          className={styles.marker}
          r={unit * 0.16}
          strokeWidth={unit * 0.11}
        />
      )
    case 'pole':
      return (
        <g transform={place} className={styles.pole} strokeWidth={unit * 0.12}>
          <path d={`M0 ${unit * 0.3}V${-unit * 0.5}`} />
          <circle cy={unit * 0.3} r={unit * 0.13} />
        </g>
      )
    case 'mannequin':
      return (
        <g transform={place} className={styles.mannequin} strokeWidth={line}>
          <circle cy={-unit * 0.42} r={unit * 0.15} />
          <path
            d={`M${-unit * 0.28} ${-unit * 0.2}h${unit * 0.56}l${-unit * 0.12} ${unit * 0.7}h${-unit * 0.32}Z`}
          />
        </g>
      )
    case 'ring':
      return <circle transform={place} className={styles.ring} r={unit * 0.36} strokeWidth={line} />
    case 'hurdle':
      return (
        <path
          transform={`${place} rotate(${item.r})`}
          className={styles.hurdle}
          strokeWidth={unit * 0.12}
          d={`M${-unit * 0.18} ${-unit * 0.45}h${unit * 0.36}M0 ${-unit * 0.45}v${unit * 0.9}M${-unit * 0.18} ${unit * 0.45}h${unit * 0.36}`}
        />
      )
    case 'ladder':
      return (
        <path
          transform={`${place} rotate(${item.r})`}
          className={styles.ladder}
          strokeWidth={line * 0.8}
          d={ladder(item.len, Math.max(0.5, unit * 0.6))}
        />
      )
    default:
      return <DiagramGoal item={item} unit={unit} />
  }
}

function teamShape(team: 'a' | 'b' | 'n' | 'gk', r: number): string {
  if (team === 'b') return triangle(r * 1.2)
  if (team === 'n') return `M0 ${-r * 1.2}L${r * 1.2} 0L0 ${r * 1.2}L${-r * 1.2} 0Z`
  if (team === 'gk') return `M${-r * 0.92} ${-r * 0.92}h${r * 1.84}v${r * 1.84}h${-r * 1.84}Z`
  return `M${-r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`
}

function triangle(r: number): string {
  return `M0 ${-r}L${r * 0.95} ${r * 0.72}L${-r * 0.95} ${r * 0.72}Z`
}

/** Lies along x around its centre; a rung every half metre. */
function ladder(length: number, width: number): string {
  const rungs = Math.max(2, Math.round(length / 0.5))
  const left = -length / 2
  const lines = Array.from(
    { length: rungs + 1 },
    (_, index) => `M${left + (index * length) / rungs} ${-width / 2}v${width}`,
  )
  return `M${left} ${-width / 2}h${length}M${left} ${width / 2}h${length}${lines.join('')}`
}
