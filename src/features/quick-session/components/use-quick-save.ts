import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toAppError, type AppError } from '@/lib/errors'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { teamSlotQueries } from '@/features/planner/api/team-slots'
import { isStaleRow } from '@/lib/stale-row'
import { useSaveTraining } from '@/features/planner/api/trainings'
import type { SessionFacts } from '@/features/planner/model/candidates/session-facts'
import { toQuickArgument } from '../model/save-argument'
import type { QuickSession } from '@/features/planner/model/candidates/session'
import { chooseTheme, type ThemeChoice } from '@/features/planner/model/candidates/theme'
import { useQuickText } from './use-quick-text'
import type { QuickTraining } from './use-quick-slot'

/** One click: the training is in the calendar, and the planner one tap away. */
export function useQuickSave(
  { slot, team, minutes }: QuickTraining,
  facts: SessionFacts,
  theme: ThemeChoice,
) {
  const { t, i18n } = useTranslation('quick-session')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useSaveTraining()
  const [failure, setFailure] = useState<AppError | null>(null)
  const { blockTitle, topic } = useQuickText(facts.theme?.title ?? null)

  function formatTitle(): string | null {
    const { choice, topics } = chooseTheme(theme, facts)
    if (choice === 'balanced') return null
    if (choice === 'season' && facts.theme) return facts.theme.title
    return topics[0] ? topic(topics[0].topic) : null
  }

  /** The topics of the main part and the game, each once. */
  function describeObjective({ blocks }: QuickSession): string | null {
    const topics = blocks.flatMap(({ phase, exercise }) =>
      exercise && (phase === 'main_part' || phase === 'game') ? [topic(exercise.topic)] : [],
    )
    if (topics.length === 0) return null
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
    return t('quick.objective', { topics: list.format([...new Set(topics)]) })
  }

  async function save(session: QuickSession) {
    setFailure(null)
    try {
      const { id: trainingId } = await mutateAsync(
        toQuickArgument(session, slot, minutes, team.school.time_zone, {
          title: formatTitle(),
          objective: describeObjective(session),
          untitled: t('quick.title'),
          free: blockTitle,
          group: (number) => t('quick.group', { number }),
        }),
      )
      showToast('success', 'quick-session:quick.saved', {
        action: {
          label: 'quick-session:quick.open_planner',
          run: () => void navigate(href(paths.trainings.edit, { trainingId })),
        },
      })
      await navigate(href(paths.trainings.details, { trainingId }))
    } catch (thrown) {
      setFailure(toAppError(thrown))
      void client.invalidateQueries({ queryKey: teamSlotQueries.all() })
    }
  }

  return {
    save,
    isBusy: isPending,
    failure,
    isConflict: failure !== null && isStaleRow(failure),
  }
}
