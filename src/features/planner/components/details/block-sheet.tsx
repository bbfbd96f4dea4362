import { NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '@/shared/form/use-message'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { trainingLimits } from '../../model/limits'
import { clampMinutes, type PlanBlock } from '../../model/plan'
import { getEffort } from '../../model/totals/load'
import { ExercisePreview } from '@/features/exercises/widgets/library/exercise-preview'
import { usePlanText } from '../../widgets/use-plan-text'
import { usePlanner } from '../planner-context'
import styles from './block-sheet.module.css'

interface BlockSheetProps {
  block: PlanBlock | undefined
  onClose: () => void
}

/** Everything about one block: its minutes, effort, group and note, and how its exercise is run. */
export function BlockSheet({ block, onClose }: BlockSheetProps) {
  const { t } = useTranslation(['planner', 'training', 'quick-session'])
  const { blockTitle } = usePlanText()
  return (
    <Sheet
      isOpen={block !== undefined}
      onClose={onClose}
      title={block ? blockTitle(block) : ''}
      width={block?.exercise_id ? 1040 : 560}
      footer={<Button onClick={onClose}>{t('planner.done')}</Button>}
    >
      {block ? (
        <div className={`${layout.grid} ${layout.gap3} ${layout.top} ${styles.pair}`}>
          {block.exercise_id ? <ExercisePreview id={block.exercise_id} /> : null}
          <BlockFields key={block.key} block={block} onClose={onClose} />
        </div>
      ) : null}
    </Sheet>
  )
}

function BlockFields({ block, onClose }: { block: PlanBlock; onClose: () => void }) {
  const { t } = useTranslation(['planner', 'training', 'quick-session'])
  const { moves, faults, swapBlock } = usePlanner()
  const message = useMessage()
  const { key, planned_rpe } = block
  const fault = faults[key]
  const { min, max } = trainingLimits.blockMinutes
  const usual = getEffort({ ...block, planned_rpe: null })
  const efforts = Array.from({ length: 11 }, (_, effort) => ({
    value: String(effort),
    label: t('plan.effort_option', { effort }),
  }))
  return (
    <div className={layout.grid4}>
      {block.exercise_id === null ? (
        <TextInput
          label={t('board.block_title')}
          value={block.title ?? ''}
          maxLength={trainingLimits.blockTitle}
          error={message(fault?.title)}
          onChange={(event) => moves.change(key, { title: event.currentTarget.value })}
        />
      ) : null}
      <div className={`${layout.grid} ${layout.gap3} ${layout.top} ${styles.pair}`}>
        <NumberInput
          label={t('planner.length')}
          value={block.minutes}
          min={min}
          max={max}
          step={5}
          allowDecimal={false}
          clampBehavior="blur"
          onChange={(minutes) => {
            if (typeof minutes === 'number' && minutes >= min) {
              moves.change(key, { minutes: clampMinutes(minutes) })
            }
          }}
        />
        <Select
          label={t('plan.effort_label')}
          description={t('plan.effort_hint')}
          data={efforts}
          clearable
          placeholder={
            usual === null ? t('plan.effort_none') : t('plan.effort_usual', { effort: usual })
          }
          value={planned_rpe === null ? null : String(planned_rpe)}
          onChange={(effort) =>
            moves.change(key, { planned_rpe: effort === null ? null : Number(effort) })
          }
        />
      </div>
      <TextInput
        label={t('plan.group')}
        description={t('plan.group_hint')}
        value={block.group_label ?? ''}
        maxLength={trainingLimits.groupLabel}
        error={message(fault?.group_label)}
        onChange={(event) => moves.change(key, { group_label: event.currentTarget.value || null })}
      />
      <Textarea
        label={t('training:details.note')}
        placeholder={t('board.note_hint')}
        rows={3}
        value={block.note}
        maxLength={trainingLimits.blockNote}
        error={message(fault?.note)}
        onChange={(event) => moves.change(key, { note: event.currentTarget.value })}
      />
      {swapBlock && block.exercise_id ? (
        <Button
          kind="secondary"
          icon={<IconArrowsExchange size={18} stroke={1.75} />}
          onClick={() => {
            onClose()
            swapBlock(key)
          }}
        >
          {t('quick-session:quick.swap.action')}
        </Button>
      ) : null}
    </div>
  )
}
