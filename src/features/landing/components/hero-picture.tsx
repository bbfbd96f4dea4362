import {
  attackers,
  ball,
  chalkLines,
  defenders,
  goalFrame,
  mownStrips,
  pass,
  run,
  runner,
} from '../model/hero-scene'
import { toPath, projectSpot, type Spot } from '../model/perspective'
import styles from './hero-picture.module.css'

/** The hero: an attack seen from the touchline, chalk on black, one green run. */
export function HeroPicture() {
  return (
    <svg className={styles.picture} viewBox="40 70 920 480" aria-hidden="true" focusable="false">
      <defs>
        <marker id="hero-run" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" orient="auto">
          <path className={styles.runHead} d="M1 1 9 5 1 9Z" />
        </marker>
        <marker id="hero-pass" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="6" orient="auto">
          <path className={styles.passHead} d="M1 1 9 5 1 9Z" />
        </marker>
      </defs>
      <g className={styles.grass}>
        {mownStrips.map((strip) => (
          <path key={toPath(strip)} d={toPath(strip)} />
        ))}
      </g>
      <g className={styles.chalk}>
        {chalkLines.map((line) => (
          <path key={toPath(line)} d={toPath(line)} />
        ))}
        <path className={styles.goal} d={toPath(goalFrame)} />
      </g>
      <g className={styles.defender}>{defenders.map(renderPlayer)}</g>
      <path className={styles.pass} d={toPath(pass)} markerEnd="url(#hero-pass)" />
      <path className={styles.run} d={toPath(run)} pathLength="1" markerEnd="url(#hero-run)" />
      <g className={styles.attacker}>{attackers.map(renderPlayer)}</g>
      <g className={styles.runner}>{renderPlayer(runner)}</g>
      <circle className={styles.ball} {...toSvgPoint(ball)} r="6" />
    </svg>
  )
}

/** A magnet on the tactics board, lying flat: narrower the further away it is. */
function renderPlayer(spot: Spot) {
  const { x, y, scale, flatness } = projectSpot(spot)
  const radius = scale * 1.15
  return <ellipse key={`${x}-${y}`} cx={x} cy={y} rx={radius} ry={radius * flatness} />
}

function toSvgPoint(spot: Spot): { cx: number; cy: number } {
  const { x, y } = projectSpot(spot)
  return { cx: x, cy: y }
}
