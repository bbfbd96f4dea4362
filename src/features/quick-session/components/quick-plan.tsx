import { useTranslation } from 'react-i18next'
import { addClockMinutes } from '@/lib/time/wall-clock'
import layout from '@/shared/ui/layout.module.css'
import { listReasonsOnce } from '../model/list-reasons-once'
import { useExerciseCards } from '@/features/planner/api/session-candidates'
import { QuickBlockRow } from './quick-block'
import { TimeStrip } from './time-strip'
import type { useQuickPlan } from './use-quick-plan'

interface QuickPlanProps {
  plan: ReturnType<typeof useQuickPlan>
  /** `HH:mm` */
  start: string
  minutes: number
}

/** The session on its time axis, every block with its picture and its reasons. */
export function QuickPlan({ plan, start, minutes }: QuickPlanProps) {
  const { t } = useTranslation('quick-session')
  const { blocks } = plan.session
  const { data: cards } = useExerciseCards(blocks.flatMap(({ exercise }) => exercise?.id ?? []))
  const total = blocks.reduce((sum, block) => sum + block.minutes, 0)
  const reasons = listReasonsOnce(blocks)
  return (
    <section className={layout.stack3} aria-label={t('quick.plan')}>
      <TimeStrip blocks={blocks} />
      <p className={layout.dim14} data-figures="">
        {t('quick.fit', { count: total, total: minutes })}
      </p>
      <ol className={layout.listStack2}>
        {blocks.map((block, index) => (
          <QuickBlockRow
            key={block.key}
            block={block}
            start={addClockMinutes(
              start,
              blocks.slice(0, index).reduce((sum, before) => sum + before.minutes, 0),
            )}
            card={cards?.find(({ id }) => id === block.exercise?.id) ?? null}
            isAlone={blocks.length === 1}
            reasons={reasons.get(block.key) ?? []}
            plan={plan}
          />
        ))}
      </ol>
    </section>
  )
}
