import type { ReactNode } from 'react'
import styles from './pitch-picture.module.css'

export type PictureName = 'pitch' | 'search' | 'calendar' | 'people'

const scenes: Record<PictureName, ReactNode> = {
  pitch: (
    <>
      <circle className={styles.player} cx="62" cy="76" r="6" />
      <circle className={styles.player} cx="150" cy="52" r="6" />
      <path className={styles.pass} d="M70 74c24-3 46-9 70-19" />
      <path className={styles.pass} d="m134 53 7 1-4 6" />
      <path className={styles.run} d="M152 44c8-10 18-16 30-18" />
      <path className={styles.chalk} d="m196 96 6-11 6 11zM178 96l6-11 6 11z" />
      <circle className={styles.ball} cx="74" cy="66" r="3" />
    </>
  ),
  search: (
    <>
      <circle className={styles.glass} cx="120" cy="62" r="24" />
      <path className={styles.player} d="m138 80 18 18" />
      <path className={styles.run} d="M40 92c18-4 30-14 38-28" />
      <circle className={styles.ball} cx="40" cy="92" r="3" />
    </>
  ),
  calendar: (
    <>
      <rect className={styles.glass} x="78" y="28" width="84" height="70" rx="8" />
      <path
        className={styles.chalk}
        d="M78 48h84M98 20v14M142 20v14M94 64h12M114 64h12M134 64h12M94 82h12"
      />
      <circle className={styles.player} cx="120" cy="82" r="7" />
      <circle className={styles.ball} cx="120" cy="82" r="3" />
    </>
  ),
  people: (
    <>
      <path
        className={styles.glass}
        d="m100 38-16 8 5 15 8-3v34h46V58l8 3 5-15-16-8c-3 8-9 12-20 12s-17-4-20-12z"
      />
      <path className={styles.run} d="M52 90a14 14 0 0 1 20-12M188 90a14 14 0 0 0-20-12" />
      <circle className={styles.run} cx="62" cy="66" r="8" />
      <circle className={styles.run} cx="178" cy="66" r="8" />
      <circle className={styles.ball} cx="120" cy="74" r="3" />
    </>
  ),
}

/** A scene in chalk on half a pitch: the pitch diagram is our illustration. */
export function PitchPicture({ name }: { name: PictureName }) {
  return (
    <svg className={styles.picture} viewBox="0 0 240 124" aria-hidden="true">
      <g className={styles.ground}>
        <rect x="4" y="4" width="232" height="116" rx="2" />
        <path d="M120 4v116M4 34h30v56H4M236 34h-30v56h30M4 48h12v28H4M236 48h-12v28h12" />
        <path d="M34 50a16 16 0 0 1 0 24M206 50a16 16 0 0 0 0 24" />
        <circle cx="120" cy="62" r="24" />
      </g>
      {scenes[name]}
    </svg>
  )
}
