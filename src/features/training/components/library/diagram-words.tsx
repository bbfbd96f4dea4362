import { useTranslation } from 'react-i18next'
import { parseDiagram, type Diagram } from '../../model/diagram/diagram'
import { useDiagramSteps } from '../use-diagram-text'
import styles from './exercise-details.module.css'

interface DiagramWordsProps {
  exercise: { diagram: unknown }
}

/** The movements of the drawing as sentences, for whoever cannot see it. */
export function DiagramWords({ exercise }: DiagramWordsProps) {
  const { t } = useTranslation('training')
  const diagram = parseDiagram(exercise.diagram)
  if (!diagram || diagram.moves.length === 0) return null
  return (
    <details className={styles.words}>
      <summary>{t('diagram.in_words')}</summary>
      <Steps diagram={diagram} />
    </details>
  )
}

function Steps({ diagram }: { diagram: Diagram }) {
  const steps = useDiagramSteps(diagram)
  return (
    <ol className={styles.list}>
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </ol>
  )
}
