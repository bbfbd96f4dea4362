import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './empty-state.module.css'
import { PitchPicture, type PictureName } from './pitch-picture'

export interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  /** The next step. */
  action?: ReactNode
  picture?: PictureName
  /** `card`: inside a card, without a frame of its own. */
  size?: 'page' | 'card'
}

/** Nothing yet: a chalk drawing, one sentence and the next action. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, action, picture = 'pitch', size = 'page' } = props
  return (
    <div
      className={`${layout.stack2} ${layout.middle} ${layout.roundCard} ${layout.textCenter} ${styles.empty}`}
      data-size={size}
    >
      <PitchPicture name={picture} />
      <h2 className={styles.title}>{title}</h2>
      {text ? <p className={`${layout.dim14} ${layout.pretty} ${styles.text}`}>{text}</p> : null}
      {action ? (
        <div className={`${layout.wrap2} ${layout.justifyCenter} ${styles.action}`}>{action}</div>
      ) : null}
    </div>
  )
}
