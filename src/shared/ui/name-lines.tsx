import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './name-lines.module.css'

interface NameLinesProps {
  name: ReactNode
  /** Dim second line. */
  text?: ReactNode
  /** Avatar or diagram before the lines. */
  media?: ReactNode
}

/** What a row or card is about: its name, with a dim line below and a picture before it. */
export function NameLines({ name, text, media }: NameLinesProps) {
  const lines = (
    <span className={layout.stack}>
      <span className={`${layout.name} ${styles.name}`}>{name}</span>
      {text ? <span className={`${layout.dim13Any} ${layout.normal}`}>{text}</span> : null}
    </span>
  )
  if (!media) return lines
  return (
    <span className={layout.line3}>
      {media}
      {lines}
    </span>
  )
}

/** A dim remark beside or below what is said. */
export function Dim({ children }: { children: ReactNode }) {
  return <span className={`${layout.dim13Any} ${layout.normal}`}>{children}</span>
}

/** Badges and short facts in a line that wraps. */
export function FactLine({ children }: { children: ReactNode }) {
  return <span className={layout.facts}>{children}</span>
}

/** The lines of a row as a card on the phone. */
export function CardLines({ children }: { children: ReactNode }) {
  return <div className={layout.stack3}>{children}</div>
}
