import { useTranslation } from 'react-i18next'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { Sheet } from '@/shared/ui/sheet'
import { useSessionFactsQuery, type FactsSlot } from '../api/session-facts'
import { useExerciseCards, useSessionCandidates } from '../api/session-candidates'
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import { toExerciseCard } from '../model/board/planner-start'
import { findAlternatives, type Alternative } from '../model/candidates/like-for-like'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { ExercisePicture } from '@/features/exercises/widgets/picture/exercise-picture'
import { useExerciseText } from '@/features/exercises/widgets/library/use-exercise-text'
import styles from './swap.module.css'

interface SwapListProps {
  /** What is to be swapped. */
  title: string
  isOpen: boolean
  onClose: () => void
  alternatives: readonly Alternative[]
  onTake: (alternative: Alternative, card: ExerciseCardData | null) => void
}

/** Up to eight exercises that do the same job, the likest first, each with its picture. */
export function SwapList({ title, isOpen, onClose, ...rest }: SwapListProps) {
  const { t } = useTranslation('quick-session')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('quick.swap.title', { title })} width={720}>
      <Choices {...rest} onClose={onClose} />
    </Sheet>
  )
}

function Choices({ alternatives, onTake, onClose }: Omit<SwapListProps, 'title' | 'isOpen'>) {
  const { t, i18n } = useTranslation('quick-session')
  const { players } = useExerciseText()
  const { data: cards } = useExerciseCards(alternatives.map(({ exercise }) => exercise.id))
  if (alternatives.length === 0) return <p>{t('quick.swap.none')}</p>
  return (
    <ul className={`${layout.listGrid3} ${styles.list}`}>
      {alternatives.map((alternative) => {
        const { exercise } = alternative
        const row = cards?.find(({ id }) => id === exercise.id)
        const [players_min, players_max] = exercise.players
        const facts = { players_min, players_max, min_age: 0, max_age: 0 }
        return (
          <li key={exercise.id}>
            <button
              type="button"
              className={`${layout.stack1} ${layout.surface} ${layout.full} ${layout.pointer} ${styles.choice}`}
              aria-label={t('quick.swap.take', { title: exercise.title })}
              onClick={() => {
                onTake(alternative, row ? toExerciseCard(row, i18n.language) : null)
                onClose()
              }}
            >
              <span
                className={`${layout.cut} ${layout.roundControl} ${layout.ground3} ${styles.picture}`}
                aria-hidden="true"
              >
                {row ? <ExercisePicture exercise={row} density="card" isDecorative /> : null}
              </span>
              <span className={`${layout.medium} ${layout.name} ${layout.size14}`}>
                {exercise.title}
              </span>
              <span className={layout.dim13}>
                {t('quick.swap.facts', { minutes: exercise.minutes, players: players(facts) })}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface SwapMenuProps {
  evening: FactsSlot
  block: { phase: TrainingPhase; minutes: number; exerciseId: string | null; title: string }
  /** Exercises the plan has already. */
  usedIds: readonly string[]
  isOpen: boolean
  onClose: () => void
  onSwap: (card: ExerciseCardData) => void
}

/** The same list for any plan: finds out by itself what fits that training. Loads when it opens. */
export function SwapMenu(props: SwapMenuProps) {
  const { t } = useTranslation('quick-session')
  const { isOpen, onClose, block } = props
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('quick.swap.title', { title: block.title })}
      width={720}
    >
      <QueryBoundary skeleton={<CardSkeleton />}>
        {isOpen ? <FoundChoices {...props} /> : null}
      </QueryBoundary>
    </Sheet>
  )
}

function FoundChoices({ evening, block, usedIds, onSwap, onClose }: SwapMenuProps) {
  const { i18n } = useTranslation('quick-session')
  const { data: facts } = useSessionFactsQuery(evening)
  const { data: candidates } = useSessionCandidates(evening.teamId, i18n.language)
  const exercise = candidates.find(({ id }) => id === block.exerciseId) ?? null
  const alternatives = findAlternatives(
    { ...block, exercise },
    candidates,
    facts,
    evening.startsAt,
    usedIds,
  )
  return (
    <Choices
      alternatives={alternatives}
      onTake={(_alternative, card) => card && onSwap(card)}
      onClose={onClose}
    />
  )
}
