import { useState } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import { SearchField } from '@/shared/ui/filters/search-field'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import {
  exerciseFilterSchema,
  type ExerciseFilter,
} from '@/features/exercises/model/exercise-filter'
import { exerciseTopics, trainingPhases } from '@/features/exercises/model/taxonomy'
import type { ExerciseHit } from '@/features/exercises/api/exercises'
import { ExercisePreviewSheet } from '@/features/exercises/widgets/library/exercise-preview-sheet'
import type { SessionFacts } from '../../model/candidates/session-facts'
import { usePlanner } from '../planner-context'
import { GoalTopics } from './goal-topics'
import { LibraryResults } from './library-results'

interface LibraryPanelProps {
  filter: ExerciseFilter
  onFilter: (filter: ExerciseFilter) => void
  /** How many players come; null where nobody knows. */
  expected: number | null
  /** Of the chosen team, such as `U11`, and the age it means; null where it means none. */
  ageGroup: string
  age: number | null
  /** Of the session; undefined while its time is not known. */
  facts: SessionFacts | undefined
}

/** Search and pick without leaving the plan. */
export function LibraryPanel({
  filter,
  onFilter,
  expected,
  ageGroup,
  age,
  facts,
}: LibraryPanelProps) {
  const { t } = useTranslation(['planner', 'exercises'])
  const [pages, setPages] = useState(1)
  const [previewed, setPreviewed] = useState<ExerciseHit | null>(null)
  const { moves } = usePlanner()

  function patch(change: Partial<ExerciseFilter>) {
    setPages(1)
    onFilter({ ...filter, ...change })
  }

  return (
    <section className={layout.stack3} aria-label={t('board.library')}>
      <div className={layout.grid2}>
        <SearchField
          label={t('exercises:library.search')}
          placeholder={t('exercises:library.placeholder')}
          value={filter.q}
          maxLength={100}
          onChange={(q) => patch({ q })}
        />
        <div className={layout.wrap2}>
          <FilterSelect
            label={t('planner.phase')}
            multiple
            value={filter.phases}
            options={trainingPhases.map((value) => ({
              value,
              label: t(`exercises:phases.${value}`),
            }))}
            onChange={(chosen) =>
              patch({ phases: trainingPhases.filter((phase) => chosen.includes(phase)) })
            }
          />
          <FilterSelect
            label={t('exercises:library.filters.topics')}
            multiple
            value={filter.topics}
            options={exerciseTopics.map((value) => ({
              value,
              label: t(`exercises:topics.${value}`),
            }))}
            onChange={(chosen) =>
              patch({ topics: exerciseTopics.filter((topic) => chosen.includes(topic)) })
            }
          />
          {age === null ? null : (
            <FilterToggle
              label={t('planner.fits', { age: ageGroup })}
              isOn={filter.age === age}
              onChange={(isOn) => patch({ age: isOn ? age : null })}
            />
          )}
          <FilterToggle
            label={t('exercises:library.filters.favourites')}
            isOn={filter.favourites}
            onChange={(favourites) => patch({ favourites })}
          />
        </div>
      </div>
      {facts ? (
        <GoalTopics facts={facts} topics={filter.topics} onTopics={(topics) => patch({ topics })} />
      ) : null}
      <LibraryResults
        filter={filter}
        expected={expected}
        pages={pages}
        onMore={() => setPages(pages + 1)}
        onClear={() => {
          setPages(1)
          onFilter(exerciseFilterSchema.parse({}))
        }}
        onPreview={setPreviewed}
      />
      <ExercisePreviewSheet
        exercise={previewed}
        onClose={() => setPreviewed(null)}
        isNewTab
        actions={
          <Button
            icon={<IconPlus size={18} stroke={2} />}
            onClick={() => {
              if (previewed) moves.add(previewed)
              setPreviewed(null)
            }}
          >
            {t('board.add')}
          </Button>
        }
      />
    </section>
  )
}
