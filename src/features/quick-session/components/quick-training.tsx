import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { InlineError } from '@/shared/ui/states/inline-error'
import layout from '@/shared/ui/layout.module.css'
import { useSessionFactsQuery } from '@/features/planner/api/session-facts'
import { useSessionCandidates } from '@/features/planner/api/session-candidates'
import { getUsualTheme } from '@/features/planner/model/candidates/theme'
import { QuickCheck } from '@/features/planner/widgets/check/quick-check'
import styles from './quick.module.css'
import { GoalsLine } from './goals-line'
import { QuickPlan } from './quick-plan'
import { SessionWhy } from './session-why'
import { ThemeChips } from './theme-chips'
import { useQuickPlan } from './use-quick-plan'
import { useQuickSave } from './use-quick-save'
import type { QuickTraining } from './use-quick-slot'

/** The theme, the finished session, and what to do with it. */
export function QuickTrainingView({ evening }: { evening: QuickTraining }) {
  const { t, i18n } = useTranslation('quick-session')
  const { slot, team, startsAt, endsAt, link, patch, minutes } = evening
  const { data: facts } = useSessionFactsQuery({
    teamId: team.id,
    startsAt,
    endsAt,
    trainingId: slot.existing?.id ?? null,
  })
  const { data: candidates } = useSessionCandidates(team.id, i18n.language)
  const theme = link.topic ?? getUsualTheme(facts)
  const plan = useQuickPlan(evening, facts, candidates, theme)
  const { save, isBusy, failure, isConflict } = useQuickSave(evening, facts, theme)
  return (
    <>
      <ThemeChips facts={facts} value={theme} onChange={(topic) => patch({ topic })} />
      <GoalsLine facts={facts} theme={theme} />
      <QuickCheck session={plan.session} evening={{ facts, startsAt, minutes }} />
      <QuickPlan plan={plan} start={slot.time} minutes={minutes} />
      <SessionWhy reasons={plan.session.reasons} seasonTitle={facts.theme?.title ?? null} />
      <div className={`${layout.stack2} ${layout.sticky} ${layout.lineAbove} ${styles.dock}`}>
        {isConflict ? <Alert kind="error">{t('quick.conflict')}</Alert> : null}
        {failure && !isConflict ? (
          <InlineError error={failure} onRetry={() => void save(plan.session)} />
        ) : null}
        <div className={`${layout.wrapEnd} ${styles.dockButtons}`}>
          <Button
            kind="secondary"
            icon={<IconRefresh size={18} stroke={1.75} />}
            onClick={plan.another}
          >
            {t('quick.another')}
          </Button>
          <Button busy={isBusy} onClick={() => void save(plan.session)}>
            {t('quick.save')}
          </Button>
        </div>
      </div>
    </>
  )
}
