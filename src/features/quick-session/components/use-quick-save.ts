import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toAppError, type AppError } from '@/lib/errors'
import { href, paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { quickSlotQueries } from '../api/quick-slots'
import { isStaleRow } from '@/lib/stale-row'
import { useSaveTraining } from '@/features/planner/api/trainings'
import type { SessionFacts } from '@/features/planner/model/candidates/session-facts'
import { toQuickArgument } from '../model/save-argument'
import type { QuickSession } from '@/features/planner/model/candidates/session'
import { themeOf, type ThemeChoice } from '@/features/planner/model/candidates/theme'
import { useQuickText } from './use-quick-text'
import type { QuickEvening } from './use-quick-slot'

/** One click: the training is in the calendar, and the planner one tap away. */
export function useQuickSave(
  { slot, team, minutes }: QuickEvening,
  facts: SessionFacts,
  theme: ThemeChoice,
) {
  const { t } = useTranslation('quick-session')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useSaveTraining()
  const [failure, setFailure] = useState<AppError | null>(null)
  const { blockTitle, topic } = useQuickText(facts.theme?.title ?? null)

  function title(): string {
    const { choice, topics } = themeOf(theme, facts)
    if (choice === 'season' && facts.theme) return facts.theme.title
    return topics[0] ? topic(topics[0].topic) : t('quick.title')
  }

  async function save(session: QuickSession) {
    setFailure(null)
    try {
      const { id: trainingId } = await mutateAsync(
        toQuickArgument(session, slot, minutes, team.school.time_zone, {
          title: title(),
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
      void client.invalidateQueries({ queryKey: quickSlotQueries.all() })
    }
  }

  return {
    save,
    isBusy: isPending,
    failure,
    isConflict: failure !== null && isStaleRow(failure),
  }
}
