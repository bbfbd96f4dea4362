import styles from './pitch.module.css'

interface PitchLinesProps {
  /** Metres. */
  length: number
  width: number
}

/** The markings of a pitch lying on its side, in metres; boxes shrink with a small field. */
export function PitchLines({ length, width }: PitchLinesProps) {
  const scale = Math.min(1, length / 105, width / 68)
  const box = { depth: 16.5 * scale, width: 40.3 * scale }
  const goal = { depth: 5.5 * scale, width: 18.3 * scale }
  const middle = width / 2
  return (
    <g className={styles.lines}>
      <rect x={0} y={0} width={length} height={width} />
      <path d={`M${length / 2} 0v${width}`} />
      <circle cx={length / 2} cy={middle} r={9.15 * scale} />
      {[box, goal].map(({ depth, width: across }) => (
        <path
          key={depth}
          d={`M0 ${middle - across / 2}h${depth}v${across}H0M${length} ${middle - across / 2}h${-depth}v${across}H${length}`}
        />
      ))}
    </g>
  )
}
