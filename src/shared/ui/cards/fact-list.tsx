import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export interface Fact {
  label: ReactNode
  value: ReactNode
}

interface FactListProps {
  facts: readonly Fact[]
  /** `row`: side by side under a title; `stack`: label and value per line, in a card. */
  layout?: 'row' | 'stack'
}

export function FactList({ facts, layout = 'row' }: FactListProps) {
  return (
    <dl className={styles.facts} data-layout={layout}>
      {facts.map((fact, index) => (
        <div key={index} className={styles.fact}>
          <dt>{fact.label}</dt>
          <dd data-figures="">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
