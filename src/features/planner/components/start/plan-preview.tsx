import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import type { PlanBlock } from '../../model/plan'
import { usePlanText } from '../../widgets/use-plan-text'
import layout from '@/shared/ui/layout.module.css'
import styles from './start-from.module.css'

interface PlanPreviewProps {
  blocks: PlanBlock[]
  onTake: (blocks: PlanBlock[]) => void
}

/** The running order in short, and a button to take it. */
export function PlanPreview({ blocks, onTake }: PlanPreviewProps) {
  const { t } = useTranslation(['planner', 'training'])
  const { blockTitle } = usePlanText()
  return (
    <div className={`${layout.grid} ${layout.gap3} ${styles.preview}`}>
      <ol>
        {blocks.map((block) => (
          <li key={block.key} data-phase={block.phase}>
            <span>{blockTitle(block)}</span>
            <span data-figures="">{t('training:list.length', { count: block.minutes })}</span>
          </li>
        ))}
      </ol>
      <Button onClick={() => onTake(blocks)}>{t('plan.begin.take')}</Button>
    </div>
  )
}
