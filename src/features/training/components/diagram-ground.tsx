import type { Frame } from '../model/diagram/diagram-geometry'
import type { Area, Diagram } from '../model/diagram/diagram'
import { pitchLines } from '../model/diagram/pitch-lines'
import styles from './exercise-diagram.module.css'

interface DiagramGroundProps {
  diagram: Diagram
  area: Area
  frame: Frame
  unit: number
}

/** Turf with mown bands, the marked area, pitch lines and zones. */
export function DiagramGround({ diagram, area, frame, unit }: DiagramGroundProps) {
  const lines = pitchLines(diagram, area)
  const line = unit * 0.075
  const band = area.length / 8
  return (
    <g>
      <rect className={styles.turf} {...frame} />
      {[1, 3, 5, 7].map((index) => (
        <rect
          key={index}
          className={styles.band}
          x={index * band}
          y={0}
          width={band}
          height={area.width}
        />
      ))}
      {diagram.zones.map((zone, index) => (
        <rect
          key={index}
          className={styles.zone}
          x={zone.x}
          y={zone.y}
          width={zone.w}
          height={zone.h}
          strokeWidth={line}
          strokeDasharray={`${unit * 0.3} ${unit * 0.25}`}
        />
      ))}
      <g className={styles.line} strokeWidth={line}>
        <rect x={0} y={0} width={area.length} height={area.width} />
        {lines.rects.map((rect, index) => (
          <rect key={index} {...rect} />
        ))}
        {lines.arcs.map((arc) => (
          <path key={arc} d={arc} />
        ))}
      </g>
      {lines.spots.map((spot, index) => (
        <circle key={index} className={styles.spot} cx={spot.x} cy={spot.y} r={line * 1.6} />
      ))}
    </g>
  )
}
