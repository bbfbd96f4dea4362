import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { InlineError } from '@/shared/ui/states/inline-error'
import { NoMatch } from '@/shared/ui/states/no-match'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { pageSize, useExerciseSearch, type ExerciseHit } from '@/features/exercises/api/exercises'
import type { ExerciseFilter } from '@/features/exercises/model/exercise-filter'
import { LibraryCard } from './library-card'
import styles from './library.module.css'

interface LibraryResultsProps {
  filter: ExerciseFilter
  /** For how many players the sizes are chosen; null where nobody knows. */
  expected: number | null
  /** How many pages are on show. */
  pages: number
  onMore: () => void
  onClear: () => void
  onPreview: (exercise: ExerciseHit) => void
}

/** The cards found so far, and a way to more of them. */
export function LibraryResults(props: LibraryResultsProps) {
  const { filter, expected, pages, onMore, onClear, onPreview } = props
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <div className={`${layout.stack2} ${layout.roundControl} ${styles.results}`}>
      {numbers.map((page) => (
        <LibraryPage
          key={page}
          filter={{ ...filter, page }}
          expected={expected}
          onMore={page === pages ? onMore : null}
          onClear={onClear}
          onPreview={onPreview}
        />
      ))}
    </div>
  )
}

interface LibraryPageProps {
  filter: ExerciseFilter
  expected: number | null
  onMore: (() => void) | null
  onClear: () => void
  onPreview: (exercise: ExerciseHit) => void
}

function LibraryPage({ filter, expected, onMore, onClear, onPreview }: LibraryPageProps) {
  const { t, i18n } = useTranslation(['planner', 'exercises'])
  const { data, error, refetch, isPlaceholderData } = useExerciseSearch(
    filter,
    i18n.language,
    expected,
  )
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={5} />
  if (data.total === 0 && filter.page === 1) return <NoMatch onClear={onClear} />
  const hasMore = onMore !== null && data.total > filter.page * pageSize
  return (
    <>
      {filter.page === 1 ? (
        <p className={layout.dim13} role="status">
          {t('exercises:library.found', { count: data.total })}
        </p>
      ) : null}
      <ul className={`${layout.listStack2} ${styles.cards}`} aria-busy={isPlaceholderData}>
        {data.rows.map((exercise) => (
          <LibraryCard key={exercise.variant_ids[0]} exercise={exercise} onPreview={onPreview} />
        ))}
      </ul>
      {hasMore ? (
        <Button kind="secondary" isFullWidth onClick={onMore}>
          {t('planner.more')}
        </Button>
      ) : null}
    </>
  )
}
