import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { ViewPhase } from '@/features/planner/model/training-view'
import { TrainingBlockView } from './training-block-view'

interface TrainingPhasesProps {
  phases: readonly ViewPhase[]
  hasLinks: boolean
}

/** The running order, part by part. */
export function TrainingPhases({ phases, hasLinks }: TrainingPhasesProps) {
  const { t } = useTranslation(['training', 'exercises'])
  return phases.map(({ phase, start, end, minutes, blocks }) => (
    <SectionCard
      key={phase}
      title={t(`exercises:phases.${phase}`)}
      description={t('details.span', { start, end, minutes })}
    >
      <ol className={layout.listStack}>
        {blocks.map((block) => (
          <TrainingBlockView key={block.key} block={block} hasLink={hasLinks} />
        ))}
      </ol>
    </SectionCard>
  ))
}
