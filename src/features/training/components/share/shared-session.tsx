import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import { Button } from '@/shared/public/button'
import { Paper } from '@/shared/ui/print/paper'
import layout from '@/shared/ui/layout.module.css'
import type { PaperPlan } from '../../model/print/paper-plan'
import { PaperSheet } from '../print/paper-sheet'
import { SharedBlock } from './shared-block'
import styles from './shared.module.css'

/** A session for whoever holds its link: on a phone first, and on paper. */
export function SharedSession({ plan }: { plan: PaperPlan }) {
  const { t, i18n } = useTranslation(['training', 'exercises'])
  const when = `${formatDay(plan.date, i18n.language, 'day_long')}, ${plan.start}–${plan.end}`
  return (
    <article className={`${layout.grid} ${layout.gap5} ${styles.page}`}>
      <header className={`${layout.grid} ${layout.gap2} ${styles.head}`}>
        <p className={layout.dimmed}>
          {plan.school} · {plan.team}
        </p>
        <h1>{plan.title ?? t('list.untitled')}</h1>
        {plan.status === 'cancelled' ? (
          <p className={`${layout.medium} ${layout.danger}`}>{t('share.cancelled')}</p>
        ) : null}
        <p data-figures="">{plan.place ? `${when} · ${plan.place}` : when}</p>
        {plan.objective ? <p className={layout.size16}>{plan.objective}</p> : null}
        {plan.steps.length > 0 ? (
          <Button kind="secondary" onClick={() => window.print()}>
            {t('share.print')}
          </Button>
        ) : (
          <p>{t('share.no_blocks')}</p>
        )}
      </header>
      <ol className={`${layout.listGrid} ${layout.gap5}`} aria-label={t('share.order')}>
        {plan.steps.map((step, index) => (
          <li key={index}>
            <p className={`${layout.dimmed} ${styles.time}`} data-figures="">
              <b>{step.start}</b> {t('list.length', { count: step.minutes })} ·{' '}
              {t(`exercises:phases.${step.phase}`)}
            </p>
            <div className={layout.grid5}>
              {step.blocks.map((block) => (
                <SharedBlock key={block.key} block={block} />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <Paper>
        <PaperSheet plan={plan} withPoints level={2} />
      </Paper>
    </article>
  )
}
