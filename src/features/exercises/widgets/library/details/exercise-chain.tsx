import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useExerciseChain, type Exercise } from '../../../api/exercises'
import { chooseCardTexts } from '../../../model/search/named-card'
import { RelatedCard } from './related-card'
import styles from './related.module.css'

/** One step easier and one step harder: what leads here, and what comes after. */
export function ExerciseChain({ exercise }: { exercise: Exercise }) {
  const { t, i18n } = useTranslation('exercises')
  const { data: chain } = useExerciseChain(exercise.id, exercise.next_id)
  if (chain.length === 0) return null
  const easier = chain.filter(({ id }) => id !== exercise.next_id).slice(0, 3)
  const harder = chain.filter(({ id }) => id === exercise.next_id)
  return (
    <SectionCard title={t('exercise.variations')}>
      <ul className={`${layout.listGrid3} ${styles.cards}`}>
        {[...easier, ...harder].map((one) => (
          <li key={one.id}>
            <RelatedCard
              exercise={chooseCardTexts(one, i18n.language)}
              label={one.id === exercise.next_id ? t('exercise.step_up') : t('exercise.step_down')}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
