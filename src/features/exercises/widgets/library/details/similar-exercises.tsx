import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useExerciseSearch, type Exercise } from '../../../api/exercises'
import { createSimilarFilter } from '../../../model/search/similar'
import { RelatedCard } from './related-card'
import styles from './related.module.css'

const shown = 6

/** Others of the same kind for the same players. Nothing is shown while nothing is known. */
export function SimilarExercises({ exercise }: { exercise: Exercise }) {
  const { t, i18n } = useTranslation('exercises')
  const { data } = useExerciseSearch(createSimilarFilter(exercise), i18n.language)
  const others = data?.rows
    .filter(({ id, variant_ids }) => !variant_ids.includes(exercise.id) && id !== exercise.next_id)
    .slice(0, shown)
  if (!others || others.length === 0) return null
  return (
    <SectionCard title={t('exercise.similar')}>
      <ul className={`${layout.listGrid3} ${styles.cards}`}>
        {others.map((one) => (
          <li key={one.id}>
            <RelatedCard exercise={one} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
