import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { Paper } from '@/shared/ui/print/paper'
import type { SeasonPlan } from '../model/season-edit'
import type { SeasonWeek } from '../model/season-plan'
import layout from '@/shared/ui/layout.module.css'
import styles from './season-print.module.css'
import { useSeasonText } from './use-season-text'

interface SeasonPrintProps {
  plan: SeasonPlan
  team: Team
  weeks: readonly SeasonWeek[]
}

/** The season on one sheet, landscape: a column of weeks after the other, each block with its heading. */
export function SeasonPrint({ plan, team, weeks }: SeasonPrintProps) {
  const { t } = useTranslation('season')
  const { day, range, match } = useSeasonText()
  return (
    <Paper>
      <article className={styles.sheet}>
        <h1 className={styles.title}>
          {t('season.title')} · {team.name} · {range(plan)}
        </h1>
        {plan.goal ? <p>{plan.goal}</p> : null}
        <div className={styles.columns}>
          {weeks.map(({ monday, block, planned, matches }, place) => (
            <div key={monday} className={styles.week}>
              {block && block.id !== weeks[place - 1]?.block?.id ? (
                <h2 className={styles.block}>{block.title}</h2>
              ) : null}
              <p className={`${layout.grid} ${styles.line}`}>
                <span>{day(monday)}</span>
                <span>{[planned?.theme, ...matches.map(match)].filter(Boolean).join(' · ')}</span>
              </p>
            </div>
          ))}
        </div>
      </article>
    </Paper>
  )
}
