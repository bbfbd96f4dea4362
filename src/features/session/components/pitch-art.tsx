import styles from './pitch-art.module.css'
// fetched as a picture, so that it is no part of the code
import picture from './pitch-art.svg?no-inline'

/** In the order in which they are played, each a little later than the one before. */
const moves = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Half a pitch in chalk with a third-man combination played on it. */
export function PitchArt() {
  return (
    <svg className={styles.art} viewBox="0 0 760 940" preserveAspectRatio="xMidYMin slice">
      <use href={`${picture}#pitch`} />
      {moves.map((move) => (
        <use key={move} href={`${picture}#${move}`} className={styles[move]} />
      ))}
      <use href={`${picture}#players`} />
    </svg>
  )
}
